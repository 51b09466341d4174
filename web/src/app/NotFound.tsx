import { useTranslation } from '../i18n/translation.ts';
import { useSession } from '../lib/session/session.ts';
import { ButtonLink } from '../ui/buttons/ButtonLink.tsx';
import { MessagePage } from '../ui/layout/MessagePage.tsx';

export const NotFound = () => {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <MessagePage title={t('frame.notFound.title')} lead={t('frame.notFound.lead')}>
      <ButtonLink to={session ? '/dashboard' : '/'}>{t('frame.notFound.home')}</ButtonLink>
    </MessagePage>
  );
};
