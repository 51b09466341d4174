import { useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from '../buttons/ButtonLink.tsx';
import { MessagePage } from '../layout/MessagePage.tsx';

/** In the place of a screen that one's roles don't open. */
export const Forbidden = () => {
  const { t } = useTranslation();
  return (
    <MessagePage title={t('frame.forbidden.title')} lead={t('frame.forbidden.lead')}>
      <ButtonLink to="/dashboard">{t('frame.notFound.home')}</ButtonLink>
    </MessagePage>
  );
};
