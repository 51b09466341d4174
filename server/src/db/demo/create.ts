import { hashPassword } from '../../adapters/passwords.ts';
import { createUser } from '../../modules/users/commands.ts';
import type { Services } from '../../services.ts';
import { asVisitor } from '../tenancy.ts';
import { demoAccountId, demoCompany, demoPeople } from './company.ts';
import { drawLogo, keepLogo, logoName } from './logo.ts';
import { demoSignIns } from './sign-ins.ts';

/** Makes the demo company unless it is there. Of two processes that start at once, one makes it. */
export const createDemo = async ({ database, storage, log }: Services) => {
  if (await asVisitor(database, 'read', demoAccountId, async (_, exists) => exists)) return;

  const [passwordHash, logo] = await Promise.all([hashPassword(demoSignIns.password), drawLogo()]);
  await asVisitor(database, 'write', demoAccountId, async (db) => {
    const made = await db
      .insertInto('accounts')
      .values({ ...demoCompany, logo: logoName })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!made.numInsertedOrUpdatedRows) return;
    const people: string[] = [];
    for (const person of demoPeople) people.push(await createUser(db, { ...person, passwordHash }));
    await keepLogo(db, storage, demoAccountId, people[0] ?? '', logo);
  });
  log.info('The demo company is ready');
};
