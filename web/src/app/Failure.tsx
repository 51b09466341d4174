import { useTranslation } from '../i18n/translation.ts';
import buttons from '../ui/buttons.module.css';
import { MessagePage } from '../ui/MessagePage.tsx';

export const Failure = () => {
  const { t } = useTranslation();
  return (
    <MessagePage title={t('frame.failure.title')} lead={t('frame.failure.lead')}>
      <button type="button" className={buttons.primary} onClick={() => window.location.reload()}>
        {t('frame.failure.reload')}
      </button>
    </MessagePage>
  );
};
