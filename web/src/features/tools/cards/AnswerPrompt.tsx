import type { ToolCard } from '@llave/contract/tools';
import { Button } from '@mantine/core';
import { useTranslation } from '../../../i18n/translation.ts';
import { fullName } from '../../../lib/full-name.ts';
import classes from './AnswerPrompt.module.css';
import type { Doing, Press } from './use-tool-act.ts';

type Props = { tool: ToolCard; doing: Doing | null; press: Press };

/** Somebody asks for the tool that one has: yes or no, on its own card. */
export const AnswerPrompt = ({ tool, doing, press }: Props) => {
  const { t } = useTranslation();
  const name = tool.requester ? fullName(tool.requester) : '';
  return (
    <div className={classes.prompt}>
      <p>{t('tools.asks', { name })}</p>
      <div className={classes.answers}>
        <Button
          loading={doing === 'yes'}
          aria-label={t('tools.actsOf.yes', { tool: tool.name })}
          onClick={press('yes')}
        >
          {t('tools.acts.yes')}
        </Button>
        <Button
          variant="default"
          loading={doing === 'no'}
          aria-label={t('tools.actsOf.no', { tool: tool.name })}
          onClick={press('no')}
        >
          {t('tools.acts.no')}
        </Button>
      </div>
    </div>
  );
};
