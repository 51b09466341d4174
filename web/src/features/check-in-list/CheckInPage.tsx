import { allows } from '@llave/contract/access';
import { getCheckIn } from '@llave/contract/check-ins';
import type { AppError } from '@llave/contract/errors';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { useSession } from '../../lib/session/session.ts';
import { BackLink } from '../../ui/buttons/BackLink.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { MessagePage } from '../../ui/layout/MessagePage.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Forbidden } from '../../ui/states/Forbidden.tsx';
import { RowsSkeleton } from '../../ui/states/RowsSkeleton.tsx';
import { checkInQuery } from './api.ts';
import { CheckInDetail } from './CheckInDetail.tsx';

const route = getRouteApi('/dashboard/check-in/$checkInId');

export const CheckInPage = () => {
  const { t } = useTranslation();
  const me = useSession()?.user;
  const { checkInId } = route.useParams();
  const may = me !== undefined && allows(getCheckIn.access, me);
  const checkIn = useQuery({ ...checkInQuery(checkInId), enabled: may });
  usePageTitle(checkIn.data?.numberPlate || t('checkIns.title'));
  if (!may) return <Forbidden />;
  if (checkIn.data) return <CheckInDetail key={checkInId} checkIn={checkIn.data} me={me} />;
  if (isGone(checkIn.error))
    return (
      <MessagePage title={t('checkIns.gone')} lead={t('checkIns.goneLead')}>
        <ButtonLink to="/dashboard/check-ins">{t('checkIns.return')}</ButtonLink>
      </MessagePage>
    );

  return (
    <>
      <BackLink to="/dashboard/check-ins">{t('checkIns.return')}</BackLink>
      {checkIn.isError ? (
        <ErrorState error={checkIn.error} fallback="checkIns.failedOne" retry={checkIn.refetch} />
      ) : (
        <RowsSkeleton />
      )}
    </>
  );
};

/** A name that cannot be one is as good as none. */
const isGone = (error: unknown) => ['notFound', 'invalid'].includes((error as AppError | null)?.code ?? '');
