import { hashPassword } from '../../adapters/passwords.ts';
import { createUser } from '../../modules/users/commands.ts';
import type { Services } from '../../services.ts';
import { asVisitor } from '../tenancy.ts';
import { demoAccountId, demoCompany, demoPeople } from './company.ts';
import { demoSignIns } from './sign-ins.ts';

/** Makes the demo company unless it is there. */
export const createDemo = async ({ database, log }: Services) => {
  if (await asVisitor(database, 'read', demoAccountId, async (_, exists) => exists)) return;

  const passwordHash = await hashPassword(demoSignIns.password);
  await asVisitor(database, 'write', demoAccountId, async (db, exists) => {
    if (exists) return;
    await db.insertInto('accounts').values(demoCompany).execute();
    for (const person of demoPeople) await createUser(db, { ...person, passwordHash });
  });
  log.info('The demo company is ready');
};
