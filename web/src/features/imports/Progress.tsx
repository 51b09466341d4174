import classes from './Progress.module.css';

/** What is going on, and that it goes on. */
export const Progress = ({ text, lead }: { text: string; lead?: string }) => (
  <div className={classes.card} role="status">
    <p className={classes.text}>{text}</p>
    <div className={classes.track}>
      <div className={classes.bar} />
    </div>
    {lead && <p className={classes.lead}>{lead}</p>}
  </div>
);
