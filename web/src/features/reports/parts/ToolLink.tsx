import { Link } from '@tanstack/react-router';
import classes from './ToolLink.module.css';

type Props = { tool: { id: string; name: string; reference: string }; withReference?: boolean };

/** A tool's name, which leads to its life. */
export const ToolLink = ({ tool: { id, name, reference }, withReference = false }: Props) => (
  <span className={classes.tool}>
    <Link
      to="/dashboard/reports"
      search={({ from, to }) => ({ tab: 'life', tool: id, from, to })}
      className={classes.name}
    >
      {name}
    </Link>
    {withReference && reference && <span className={classes.reference}>{reference}</span>}
  </span>
);
