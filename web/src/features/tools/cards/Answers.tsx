import type { ToolCard } from '@llave/contract/tools';
import { useTranslation } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import type { Doing, Press } from './use-tool-act.ts';

type Props = { tool: ToolCard; doing: Doing | null; press: Press; className: string | undefined };

/** What the holder can say to who asks: yes or no. */
export const Answers = ({ tool, doing, press, className }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={className}>
      <Button loading={doing === 'yes'} aria-label={t('tools.actsOf.yes', { tool: tool.name })} onClick={press('yes')}>
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
  );
};
