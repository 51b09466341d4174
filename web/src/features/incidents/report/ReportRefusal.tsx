import type { AppError } from '@llave/contract/errors';
import { IconCircleCheck, IconTool, IconWifiOff } from '@tabler/icons-react';
import { failureText } from '../../../i18n/failure-text.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ReportTrouble } from './ReportTrouble.tsx';

type Props = { error: AppError; retry: () => void };

/** What the link says no with, in a sentence; what may pass can be tried again. */
export const ReportRefusal = ({ error, retry }: Props) => {
  const { t } = useTranslation();
  if (isOver(error)) return <Over error={error} />;
  return (
    <ReportTrouble
      icon={<IconWifiOff size={40} stroke={1.6} />}
      title={t('report.trouble.unread')}
      lead={failureText(t, error, 'errors.failed')}
    >
      <Button variant="default" onClick={retry}>
        {t('frame.retry')}
      </Button>
    </ReportTrouble>
  );
};

/** Whether it says no for good. */
export const isOver = ({ code }: AppError) =>
  ['linkInvalid', 'toolNotFound', 'notFound', 'incidentClosed', 'tokenMissing'].includes(code);

const Over = ({ error: { code } }: { error: AppError }) => {
  const { t } = useTranslation();
  if (code === 'toolNotFound')
    return (
      <ReportTrouble
        icon={<IconTool size={40} stroke={1.6} />}
        title={t('errors.toolNotFound')}
        lead={t('report.trouble.toolNotFoundLead')}
      />
    );
  if (code === 'incidentClosed')
    return (
      <ReportTrouble
        icon={<IconCircleCheck size={40} stroke={1.6} />}
        title={t('report.trouble.incidentClosed')}
        lead={t('report.trouble.incidentClosedLead')}
      />
    );
  return <ReportTrouble title={t('report.trouble.linkInvalid')} lead={t('report.trouble.linkInvalidLead')} />;
};
