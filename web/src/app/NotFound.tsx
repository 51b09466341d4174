import { Link } from '@tanstack/react-router';
import { useTranslation } from '../i18n/translation.ts';
import { useSession } from '../lib/session.ts';
import buttons from '../ui/buttons.module.css';
import { MessagePage } from '../ui/MessagePage.tsx';

export const NotFound = () => {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <MessagePage title={t('frame.notFound.title')} lead={t('frame.notFound.lead')}>
      <Link to={session ? '/dashboard' : '/'} className={buttons.primary}>
        {t('frame.notFound.home')}
      </Link>
    </MessagePage>
  );
};
