import type { AppError } from '@llave/contract/errors';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { useCompany } from '../../lib/calls/use-company.ts';
import { useRead } from '../../lib/calls/use-read.ts';
import { CompanyTrouble } from '../../ui/public/CompanyTrouble.tsx';
import { hostOf } from '../../ui/public/host.ts';
import { PublicFrame } from '../../ui/public/PublicFrame.tsx';
import { PublicMessage } from '../../ui/public/PublicMessage.tsx';
import { PublicSkeleton } from '../../ui/public/PublicSkeleton.tsx';
import { readVisit } from './api.ts';
import { withArrived } from './recordings.ts';
import { Stages } from './Stages.tsx';
import { forgetVisit, readVisitHere, type Visit } from './visit.ts';

/** The booking that was found in this tab. */
export const ManagementPage = () => {
  const { t } = useTranslation();
  const [visit] = useState(readVisitHere);
  usePageTitle(t('customers.title'));
  if (visit) return <Management visit={visit} />;

  return (
    <PublicFrame host={null} about={t('customers.title')}>
      <PublicMessage
        icon={<IconSearch size={40} stroke={1.6} />}
        title={t('customers.trouble.noVisit')}
        lead={t('customers.trouble.noVisitLead')}
      />
    </PublicFrame>
  );
};

/** Reads where the booking is, again whenever somebody comes back to the page; a code that has ended leads to the search. */
const Management = ({ visit }: { visit: Visit }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const company = useCompany(visit.accountId);
  const { value: found, error, reread, change } = useRead(() => readVisit(visit));

  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void reread();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [reread]);

  const { accountId, bookingNumber: number, key } = visit;
  const hasEnded = error !== null && isEnded(error);
  const expire = useCallback(() => {
    forgetVisit();
    const search = { number, key, notice: 'expired' };
    void navigate({ to: '/customer/booking/$accountId', params: { accountId }, search, replace: true });
  }, [navigate, accountId, number, key]);
  useEffect(() => {
    if (hasEnded) expire();
  }, [hasEnded, expire]);

  const refuse = (refusal: AppError) => (isEnded(refusal) ? expire() : void reread());
  const trouble = company.error ?? (found ? null : error);
  if (company.value && found)
    return (
      <Stages
        visit={visit}
        company={company.value}
        booking={found.booking}
        vehicle={found.vehicle}
        show={(booking) => change((known) => ({ ...known, booking }))}
        arrive={(fileName) => change((known) => ({ ...known, booking: withArrived(known.booking, fileName) }))}
        refuse={refuse}
        reread={reread}
      />
    );
  return (
    <PublicFrame host={company.value && hostOf(company.value)} about={t('customers.number', { number })}>
      {trouble && !hasEnded ? (
        <CompanyTrouble
          error={trouble}
          retry={() => {
            void company.reread();
            void reread();
          }}
        />
      ) : (
        <PublicSkeleton />
      )}
    </PublicFrame>
  );
};

const isEnded = ({ code }: AppError) => code === 'linkInvalid' || code === 'notFound' || code === 'tokenMissing';
