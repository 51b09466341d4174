import type { ToolCard as Tool } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useNow } from '../../../lib/time/now.ts';
import type { Asking } from '../dialogs/ToolDialog.tsx';
import { StateChips } from './StateChips.tsx';
import { toneOf } from './states.ts';
import { ToolActs } from './ToolActs.tsx';
import classes from './ToolCard.module.css';
import { ToolFacts } from './ToolFacts.tsx';
import { ToolMenu } from './ToolMenu.tsx';
import { ToolPicture } from './ToolPicture.tsx';

type Props = { tool: Tool; me: User; ask: (what: Asking, tool: Tool) => void };

/** A tool: its picture, who has it or where it is, and the one act that makes sense now. */
const Card = ({ tool, me, ask }: Props) => {
  const now = useNow();
  return (
    <article className={classes.card} data-tone={toneOf(tool, me.id, now)} aria-label={tool.name}>
      <div className={classes.picture}>
        <ToolPicture tool={tool} iconSize={48} />
      </div>
      <div className={classes.words}>
        <StateChips tool={tool} myId={me.id} className={classes.chips} />
        <h2>
          <Link to="/dashboard/tool/$toolId" params={{ toolId: tool.id }}>
            {tool.name}
          </Link>
        </h2>
        <p className={classes.reference}>{[tool.reference, tool.category?.name].filter(Boolean).join(' · ')}</p>
        <ToolFacts tool={tool} myId={me.id} />
      </div>
      <div className={classes.acts}>
        <ToolActs tool={tool} me={me} />
      </div>
      <div className={classes.menu}>
        <ToolMenu tool={tool} me={me} ask={ask} />
      </div>
    </article>
  );
};

export const ToolCard = memo(Card);
