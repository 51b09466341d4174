import type { ToolCard } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { whereText } from './facts.ts';
import { toneOf } from './states.ts';
import { ToolActs } from './ToolActs.tsx';
import classes from './ToolLineCard.module.css';
import { ToolPicture } from './ToolPicture.tsx';
import { useTelling } from './use-telling.ts';

type Props = {
  tool: ToolCard;
  me: User;
  /** Instead of who has it or where it is. */
  detail?: ReactNode;
  /** On a panel rather than as a card of its own. */
  flat?: boolean;
};

/** A tool on one line: its picture, who has it or where it is, and its act. */
export const ToolLineCard = ({ tool, me, detail, flat = false }: Props) => {
  const telling = useTelling();
  return (
    <article
      className={classes.line}
      data-tone={toneOf(tool, me.id, telling.now)}
      data-flat={flat || undefined}
      aria-label={tool.name}
    >
      <div className={classes.picture}>
        <ToolPicture tool={tool} iconSize={28} />
      </div>
      <div className={classes.words}>
        <h3>
          <Link to="/dashboard/tool/$toolId" params={{ toolId: tool.id }}>
            {tool.name}
          </Link>
        </h3>
        <p>{detail ?? whereText(telling, tool, me.id)}</p>
      </div>
      <div className={classes.act}>
        <ToolActs tool={tool} me={me} single />
      </div>
    </article>
  );
};
