import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import classes from './PersonFrame.module.css';

type Props = { isAdmin: boolean; title: string; lead: string; action?: ReactNode; children: ReactNode };

/** A person's page: the way back to the list they belong to, who it is about, and the form. */
export const PersonFrame = ({ isAdmin, title, lead, action, children }: Props) => {
  const { t } = useTranslation();
  usePageTitle(title);
  return (
    <div className={classes.page}>
      <Link to={isAdmin ? '/dashboard/admin-management' : '/dashboard/users'} className={classes.back}>
        <IconArrowLeft size={20} />
        {t('users.return')}
      </Link>
      <PageHead title={title} lead={lead}>
        {action}
      </PageHead>
      {children}
    </div>
  );
};
