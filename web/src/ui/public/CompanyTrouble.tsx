import type { AppError } from '@llave/contract/errors';
import { IconBuildingStore, IconWifiOff } from '@tabler/icons-react';
import { failureText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../buttons/Button.tsx';
import { PublicMessage } from './PublicMessage.tsx';

type Props = { error: AppError; retry: () => void };

/** The link names no company, or it could not be read just now. */
export const CompanyTrouble = ({ error, retry }: Props) => {
  const { t } = useTranslation();
  if (['notFound', 'invalid'].includes(error.code))
    return (
      <PublicMessage
        icon={<IconBuildingStore size={40} stroke={1.6} />}
        title={t('frame.company.missing')}
        lead={t('frame.company.missingLead')}
      />
    );
  return (
    <PublicMessage
      icon={<IconWifiOff size={40} stroke={1.6} />}
      title={t('frame.company.unread')}
      lead={failureText(t, error, 'errors.failed')}
    >
      <Button variant="default" onClick={retry}>
        {t('frame.retry')}
      </Button>
    </PublicMessage>
  );
};
