import { languageOf } from '@llave/contract/fields';
import { appendAudit } from '../db/audit.ts';
import { findSignInName } from '../db/system.ts';
import { asVisitor } from '../db/tenancy.ts';
import { party } from '../http/audit.ts';
import { mailing } from '../mail/outbox.ts';
import { isSignOnOnly } from '../modules/sign-on/rule.ts';
import { findUserRow, listAdmins } from '../modules/users/queries.ts';
import type { Services } from '../services.ts';

/**
 * Mails a link for a new password to the person, or to the company's admins when they have no address. Whose password does
 * not count is told how they get in.
 */
export const workResets = ({ database, jobs }: Services) =>
  jobs.work('resetPassword', async ({ identifier, address, at }) => {
    const found = await findSignInName(database.system, identifier);
    if (!found) return;

    await asVisitor(database, 'write', found.accountId, async (db) => {
      const person = await findUserRow(db, found.userId);
      if (!person) return;
      const readers = person.email ? [person] : await listAdmins(db);
      const name = `${person.name} ${person.surname}`.trim();
      const kind = (await isSignOnOnly(db, person.user_id)) ? 'signOnInstead' : 'resetPassword';
      const mail = { kind, userId: person.user_id, name } as const;
      const write = mailing(jobs, db, found.accountId);
      for (const { email, language } of readers) if (email) await write(mail, email, languageOf(language));
      const subject = party({ ...person, id: person.user_id });
      await appendAudit(db, { act: 'resetPassword', subject, address, at: new Date(at) });
    });
  });
