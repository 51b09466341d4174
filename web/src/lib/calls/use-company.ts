import { readCompany, takePrefetch } from './company.ts';
import { useRead } from './use-read.ts';

/** Whose public page it is, which may be here already. */
export const useCompany = (accountId: string | undefined) =>
  useRead(
    () => readCompany(accountId),
    () => takePrefetch(accountId),
  );
