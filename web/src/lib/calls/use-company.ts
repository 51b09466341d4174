import { readCompany, takeBegun } from './company.ts';
import { useRead } from './use-read.ts';

/** Whose public page it is, which may be here already. */
export const useCompany = (accountId: string | undefined) =>
  useRead(
    () => readCompany(accountId),
    () => takeBegun(accountId),
  );
