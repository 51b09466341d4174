import { allows } from '@llave/contract/access';
import type { Endpoint } from '@llave/contract/endpoint';
import { AppError } from '@llave/contract/errors';
import type { Me } from '../scope.ts';

/** For so long after a password or a factor was shown nobody is asked for it again. */
const provedMinutes = 10;

/** Refuses what the caller's roles, or how they got in, do not open. */
export const admit = (endpoint: Endpoint, me: Me, now: Date) => {
  if (!allows(endpoint.access, me) || (me.byBadge && !endpoint.byBadge)) throw new AppError('forbidden');
  if (me.toEnrol && !endpoint.toEnrol) throw new AppError('enrolFirst');
  if (endpoint.stepUp) requireFreshProof(me, now);
};

/** For what only some uses of a call need it. */
export const requireFreshProof = ({ provedAt }: Me, now: Date) => {
  if (!provedAt || now.getTime() - provedAt.getTime() > provedMinutes * 60_000) throw new AppError('proveAgain');
};
