import type { ToolCard } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { useTranslation } from '../../../i18n/translation.ts';
import { fullName } from '../../../lib/text/full-name.ts';
import { Initials } from '../../../ui/signs/Initials.tsx';
import { Answers } from '../cards/Answers.tsx';
import { useToolAct } from '../cards/use-tool-act.ts';
import classes from './RequestBand.module.css';

/** Somebody asks for a tool that one has: yes or no. */
export const RequestBand = ({ tool, me }: { tool: ToolCard; me: User }) => {
  const { t } = useTranslation();
  const { doing, press } = useToolAct(tool, me.id);
  const { requester } = tool;
  if (!requester) return null;
  return (
    <div className={classes.band}>
      <Initials user={requester} />
      <p className={classes.words}>
        {t('tools.asksFor', { name: fullName(requester), tool: tool.name })}
        <span>{tool.reference}</span>
      </p>
      <Answers tool={tool} doing={doing} press={press} className={classes.answers} />
    </div>
  );
};
