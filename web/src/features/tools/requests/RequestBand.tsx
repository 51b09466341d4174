import type { ToolCard } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { Button } from '@mantine/core';
import { useTranslation } from '../../../i18n/translation.ts';
import { fullName } from '../../../lib/full-name.ts';
import { Initials } from '../../../ui/Initials.tsx';
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
