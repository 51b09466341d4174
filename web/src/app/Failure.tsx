import { useTranslation } from '../i18n/translation.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { MessagePage } from '../ui/layout/MessagePage.tsx';

export const Failure = () => {
  const { t } = useTranslation();
  return (
    <MessagePage title={t('frame.failure.title')} lead={t('frame.failure.lead')}>
      <Button onClick={() => window.location.reload()}>{t('frame.failure.reload')}</Button>
    </MessagePage>
  );
};
