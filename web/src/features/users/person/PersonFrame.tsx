import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { usePageTitle } from '../../../lib/browser/page-title.ts';
import { BackLink } from '../../../ui/buttons/BackLink.tsx';
import classes from '../../../ui/forms/form-page.module.css';
import { PageHead } from '../../../ui/layout/PageHead.tsx';

type Props = { isAdmin: boolean; title: string; lead: string; action?: ReactNode; children: ReactNode };

/** A person's page: the way back to the list they belong to, who it is about, and the form. */
export const PersonFrame = ({ isAdmin, title, lead, action, children }: Props) => {
  const { t } = useTranslation();
  usePageTitle(title);
  return (
    <div className={classes.page}>
      <BackLink to={isAdmin ? '/dashboard/admin-management' : '/dashboard/users'}>{t('users.return')}</BackLink>
      <PageHead title={title} lead={lead}>
        {action}
      </PageHead>
      {children}
    </div>
  );
};
