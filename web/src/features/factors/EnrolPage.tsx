import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { leave } from '../authentication/api.ts';
import { factorsQuery } from './api.ts';
import classes from './EnrolPage.module.css';
import { OwnFactors } from './OwnFactors.tsx';

/** All that somebody sees whose company asks for a second step, until they have one. */
export const EnrolPage = () => {
  const { t } = useTranslation();
  const factors = useQuery(factorsQuery());
  usePageTitle(t('factors.enrol.title'));
  const byBadge = (factors.error as { code?: string } | null)?.code === 'forbidden';
  return (
    <div className={classes.page}>
      <div className={classes.card}>
        <h1>{t('factors.enrol.title')}</h1>
        <p className={classes.lead}>{t('factors.enrol.lead')}</p>
        {factors.isPending && <Skeleton height={120} />}
        {byBadge && <Notice kind="info">{t('factors.enrol.byBadge')}</Notice>}
        {factors.isError && !byBadge && (
          <ErrorState error={factors.error} fallback="factors.failed" retry={factors.refetch} />
        )}
        {factors.data && <OwnFactors factors={factors.data} />}
        <Button variant="subtle" onClick={() => void leave()}>
          {t('shell.signOut')}
        </Button>
      </div>
    </div>
  );
};
