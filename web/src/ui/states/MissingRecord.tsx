import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { isGone } from '../../lib/calls/is-gone.ts';
import { BackLink } from '../buttons/BackLink.tsx';
import { ButtonLink } from '../buttons/ButtonLink.tsx';
import { MessagePage } from '../layout/MessagePage.tsx';
import { ErrorState } from './ErrorState.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';

type Props = {
  noun: 'bookings' | 'checkIns' | 'fieldIncidents' | 'incidents';
  query: { error: unknown; isError: boolean; refetch: () => Promise<unknown> };
  /** The list that it belongs to. */
  to: '/dashboard/bookings' | '/dashboard/check-ins' | '/dashboard/field-incidents' | '/dashboard/incidents';
  back?: ReactNode;
  skeleton?: ReactNode;
};

/** In the place of one thing's page: that it is gone, that it could not be read, or that it is on its way. */
export const MissingRecord = ({ noun, query, to, back, skeleton = <RowsSkeleton /> }: Props) => {
  const { t } = useTranslation();
  if (isGone(query.error))
    return (
      <MessagePage title={t(`${noun}.gone`)} lead={t(`${noun}.goneLead`)}>
        <ButtonLink to={to}>{t(`${noun}.return`)}</ButtonLink>
      </MessagePage>
    );

  return (
    <>
      {back ?? <BackLink to={to}>{t(`${noun}.return`)}</BackLink>}
      {query.isError ? (
        <ErrorState error={query.error} fallback={`${noun}.failedOne`} retry={query.refetch} />
      ) : (
        skeleton
      )}
    </>
  );
};
