import { createHmac } from 'node:crypto';
import type { confirmCheckInKey, confirmKeyDrop } from '@llave/contract/check-ins';
import { AppError } from '@llave/contract/errors';
import { sameSecret } from '../../http/callers/secrets.ts';
import { keyFor } from '../../http/callers/session.ts';
import type { Act, Before } from '../../http/route.ts';
import type { Outside } from '../../http/scope.ts';
import { confirmKey } from '../lockers/holds.ts';
import { notifyReaders } from '../notices/notify.ts';
import { readCheckIn } from './queries.ts';

/** What shows that somebody is the visitor of a check-in: its id and our sign on it. */
export const keyProof = (secret: string, checkInId: string) =>
  `${checkInId}.${createHmac('sha256', keyFor(secret, 'key drop')).update(checkInId).digest('base64url')}`;

/** Lockers of a company that one place may have held in an hour; whoever comes after them is sent to the desk. */
export const mayHold = (outside: Outside, accountId: string): Promise<boolean> =>
  outside.spend([{ of: `key-hold:${accountId}:${outside.address}`, burst: 4, everySeconds: 900 }]).then(
    () => true,
    (error) => {
      if (error instanceof AppError && error.code === 'tooMany') return false;
      throw error;
    },
  );

export const slowConfirming: Before<typeof confirmKeyDrop, void> = (outside) =>
  outside.spend([{ of: `key-drop:${outside.address}`, burst: 30, everySeconds: 30 }]);

/** The visitor says that the key is in the locker. */
export const confirmByVisitor: Act<typeof confirmKeyDrop, void> = async (scope, { body }) => {
  const [checkInId = ''] = body.proof.split('.', 1);
  const isSigned = scope.config.secrets.some((secret) => sameSecret(body.proof, keyProof(secret, checkInId)));
  if (!isSigned) throw new AppError('linkInvalid');
  if (await confirmKey(scope, checkInId)) await notifyReaders(scope, { kind: 'keyDropped', checkInId });
  return {};
};

/** Somebody of the company has looked. */
export const confirmByStaff: Act<typeof confirmCheckInKey> = async (scope, { params }) => {
  await readCheckIn(scope, params.id);
  await confirmKey(scope, params.id);
  return readCheckIn(scope, params.id);
};
