import { appendAudit } from '../db/audit.ts';
import { findSignInName } from '../db/system.ts';
import { asVisitor } from '../db/tenancy.ts';
import { party } from '../http/audit.ts';
import { findUserRow } from '../modules/users/queries.ts';
import type { Services } from '../services.ts';

/** Writes refused sign-ins into the audit trail of the company that they were aimed at. */
export const workRefusals = ({ database, jobs }: Services) =>
  jobs.work('signInRefused', async ({ way, identifier, accountId, userId, address, at }) => {
    const found = identifier ? await findSignInName(database.system, identifier) : undefined;
    const company = found?.accountId ?? accountId;
    if (!company) return;

    await asVisitor(database, 'write', company, async (db, exists) => {
      if (!exists) return;
      const whose = found?.userId ?? userId;
      const person = whose && (await findUserRow(db, whose));
      await appendAudit(db, {
        act: 'signInRefused',
        address,
        at: new Date(at),
        ...(person && { subject: party({ ...person, id: person.user_id }) }),
        after: { way },
      });
    });
  });
