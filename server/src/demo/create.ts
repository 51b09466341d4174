import { hashPassword } from '../adapters/passwords.ts';
import { demoAccountId } from '../config.ts';
import type { Db } from '../db/database.ts';
import { asFounder, asVisitor } from '../db/tenancy.ts';
import { createUser } from '../modules/users/commands.ts';
import type { Services } from '../services.ts';
import { calendarAt } from './calendar.ts';
import { writeHistory } from './chronicle.ts';
import { demoCompany, demoPeople, type Person } from './company.ts';
import { keepFile } from './files.ts';
import { addLockers, addTools } from './fill.ts';
import { drawLogo, logo } from './logo.ts';
import { addNotices } from './notices.ts';
import { drawDemo } from './photos.ts';
import { addCheckIns } from './reception/fill.ts';
import { addFieldIncidents } from './reception/fill-field-incidents.ts';
import { drawReception } from './reception/pictures.ts';
import { addRentals } from './rental/fill.ts';
import { drawRentals } from './rental/pictures.ts';
import { planRentals } from './rental/plan.ts';
import { demoSignIns } from './sign-ins.ts';
import { addIncidents } from './troubles.ts';

/** Makes the demo company unless it is there. Of two processes that start at once, one makes it. */
export const createDemo = async ({ database, storage, jobs, now, log }: Services) => {
  if (await asVisitor(database, 'read', demoAccountId, async (_, exists) => exists)) return;

  const calendar = calendarAt(now());
  const rentals = planRentals(calendar);
  const [passwordHash, logoContent, drawn] = await Promise.all([
    hashPassword(demoSignIns.password, { of: demoAccountId }),
    drawLogo(),
    drawDemo(),
  ]);
  const rentalPictures = await drawRentals(rentals);
  const pictures = await drawReception();
  await asFounder(database, demoAccountId, async (db) => {
    const made = await db
      .insertInto('accounts')
      .values({ ...demoCompany, logo: logo.fileName })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!made.numInsertedOrUpdatedRows) return;

    const idOf = await addPeople(db, passwordHash);
    await keepFile(db, storage, { ...logo, content: logoContent, sender: { kind: 'user', id: idOf('admin') } });
    const workshop = { db, storage, idOf, calendar };
    const tools = await addTools(workshop, drawn.photos);
    await addLockers(workshop, tools);
    await addIncidents(workshop, tools, drawn.closeUps);
    await writeHistory(workshop, tools);
    await addRentals({ ...workshop, jobs }, rentals, rentalPictures);
    await addCheckIns({ ...workshop, jobs, pictures });
    await addFieldIncidents({ ...workshop, jobs, pictures });
    await addNotices(db, now);
  });
  log.info('The demo company is ready');
};

const addPeople = async (db: Db, passwordHash: string) => {
  const ids = new Map<Person, string>();
  for (const [person, facts] of Object.entries(demoPeople))
    ids.set(person as Person, await createUser(db, { ...facts, passwordHash }));
  return (person: Person) => ids.get(person) ?? '';
};
