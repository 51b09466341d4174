import { requestOptions } from '../../adapters/passkeys.ts';
import { party } from '../../http/audit.ts';
import type { VisitorScope } from '../../http/scope.ts';
import type { UserRow } from '../users/queries.ts';
import { waysOf } from './queries.ts';
import { mintTicket } from './tickets.ts';

/** What somebody who got this far is asked next: a ticket to come back with, and by what they can. */
export const askFactor = async (scope: VisitorScope, person: UserRow, byBadge: boolean) => {
  const { ways, passkeys } = await waysOf(scope.db, person.user_id);
  const options = passkeys.length > 0 ? await requestOptions(scope.config.publicUrl, passkeys) : undefined;
  const ticket = await mintTicket(scope, 'signIn', person, { challenge: options?.challenge ?? '', byBadge });
  scope.note({ act: 'askedFactor', subject: party({ ...person, id: person.user_id }) });
  return { ticket, ways, ...(options && { passkey: options }) };
};
