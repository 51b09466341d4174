import { allows } from '@llave/contract/access';
import { getCheckIn } from '@llave/contract/check-ins';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { useSession } from '../../lib/session/session.ts';
import { Forbidden } from '../../ui/states/Forbidden.tsx';
import { MissingRecord } from '../../ui/states/MissingRecord.tsx';
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

  return <MissingRecord noun="checkIns" query={checkIn} to="/dashboard/check-ins" />;
};
