import classes from './PartTitle.module.css';

type Props = { id: string; title: string; lead?: string | undefined };

/** What a part of a page is about. */
export const PartTitle = ({ id, title, lead }: Props) => (
  <div className={classes.words}>
    <h2 id={id}>{title}</h2>
    {lead && <p>{lead}</p>}
  </div>
);
