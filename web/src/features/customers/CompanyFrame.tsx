import type { PublicAccount } from '@llave/contract/accounts';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { useCompany } from '../../lib/calls/use-company.ts';
import { CompanyTrouble } from '../../ui/public/CompanyTrouble.tsx';
import { hostOf } from '../../ui/public/host.ts';
import { PublicFrame } from '../../ui/public/PublicFrame.tsx';
import { PublicSkeleton } from '../../ui/public/PublicSkeleton.tsx';

type Props = {
  accountId: string;
  /** What is done here. */
  about: string;
  children: (company: PublicAccount) => ReactNode;
};

/** A company's page for its customers; nothing is asked before it is clear whose page it is. */
export const CompanyFrame = ({ accountId, about, children }: Props) => {
  const { value: company, error, reread } = useCompany(accountId);
  usePageTitle(company ? `${about} · ${company.name}` : about);
  return (
    <PublicFrame host={company && hostOf(company)} about={about} contact={company ?? undefined}>
      {company && children(company)}
      {!company && error && <CompanyTrouble error={error} retry={reread} />}
      {!company && !error && <PublicSkeleton />}
    </PublicFrame>
  );
};
