import type { ToolCard } from '@llave/contract/tools';
import { useTranslation } from '../../../i18n/translation.ts';
import { fullName } from '../../../lib/text/full-name.ts';
import classes from './AnswerPrompt.module.css';
import { Answers } from './Answers.tsx';
import type { Doing, Press } from './use-tool-act.ts';

type Props = { tool: ToolCard; doing: Doing | null; press: Press };

/** Somebody asks for the tool that one has: yes or no, on its own card. */
export const AnswerPrompt = ({ tool, doing, press }: Props) => {
  const { t } = useTranslation();
  const name = tool.requester ? fullName(tool.requester) : '';
  return (
    <div className={classes.prompt}>
      <p>{t('tools.asks', { name })}</p>
      <Answers tool={tool} doing={doing} press={press} className={classes.answers} />
    </div>
  );
};
