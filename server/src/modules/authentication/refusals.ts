import type { StrangerScope } from '../../http/scope.ts';
import type { JobData } from '../../jobs/jobs.ts';

type Refused = Omit<JobData['signInRefused'], 'address' | 'at'>;

/** Takes a refused sign-in down for the audit trail of whose it was, if it was anybody's. */
export const takeRefusalDown = (scope: StrangerScope, refused: Refused) =>
  scope.later('signInRefused', { ...refused, address: scope.address, at: scope.now().toISOString() });
