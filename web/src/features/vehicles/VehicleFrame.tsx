import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { BackLink } from '../../ui/buttons/BackLink.tsx';
import classes from '../../ui/forms/form-page.module.css';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import own from './VehicleFrame.module.css';

type Props = { title: string; lead: string; state?: ReactNode; action?: ReactNode; children: ReactNode };

/** A vehicle's page: the way back to the list, which one it is, and the form. */
export const VehicleFrame = ({ title, lead, state, action, children }: Props) => {
  const { t } = useTranslation();
  usePageTitle(title);
  return (
    <div className={classes.page}>
      <BackLink to="/dashboard/vehicles">{t('vehicles.return')}</BackLink>
      <PageHead title={title} lead={lead}>
        {action}
      </PageHead>
      {state && <div className={own.state}>{state}</div>}
      {children}
    </div>
  );
};
