import { randomUUID } from 'node:crypto';
import { runImport } from '@llave/contract/imports';
import { listNotices } from '@llave/contract/notices';
import { listOwnSessions } from '@llave/contract/sessions';
import { asVisitor } from '../db/tenancy.ts';
import { mailing } from '../mail/outbox.ts';
import { notify } from '../modules/notices/notify.ts';
import { createUser } from '../modules/users/commands.ts';
import { givenCategory, givenFile, givenIncident, givenLocker, givenTool } from './given.ts';
import { givenCheckIn, givenFieldIncident } from './given-reception.ts';
import { givenBooking, givenVehicle } from './given-rental.ts';
import type { Ids } from './requests.ts';
import type { Member, World } from './world.ts';

/** One of each thing that a company can have. */
export const givenIds = async (world: World, admin: Member): Promise<Ids> => {
  const { id: toolId } = await givenTool(world, admin);
  const { id: vehicleId } = await givenVehicle(world, admin);
  return {
    accountId: admin.accountId,
    userId: admin.user.id,
    toolId,
    toolCategoryId: (await givenCategory(world, admin)).id,
    lockerId: (await givenLocker(world, admin)).id,
    incidentId: (await givenIncident(world, admin, toolId)).id,
    sessionId: await givenSession(world, admin),
    passkeyId: await givenPasskeyRow(world, admin),
    noticeId: await givenNotice(world, admin, toolId),
    vehicleId,
    bookingId: (await givenBooking(world, admin, vehicleId)).id,
    checkInId: (await givenCheckIn(world, admin)).id,
    fieldIncidentId: (await givenFieldIncident(world, admin)).id,
    importId: await givenImport(world, admin),
    fileName: await givenFile(world, admin, 'document', 'lo que nadie más debe leer', 'txt'),
  };
};

const givenSession = async (world: World, { token }: Member) =>
  (await world.call(listOwnSessions, { token })).body.find(({ isThis }) => isThis)?.id ?? '';

/** One that nobody holds and nobody is asked for. */
const givenPasskeyRow = (world: World, { accountId }: Member) =>
  asVisitor(world.database, 'write', accountId, async (db) => {
    const nobody = { name: 'Nadie', surname: '', email: null, userName: `n-${randomUUID()}`, isAdmin: false };
    const user_id = await createUser(db, { ...nobody, language: 'es-ES', passwordHash: null });
    const { passkey_id } = await db
      .insertInto('passkeys')
      .values({ user_id, name: 'Llave', credential_id: randomUUID(), public_key: Buffer.from('x') })
      .returning('passkey_id')
      .executeTakeFirstOrThrow();
    return passkey_id;
  });

const givenImport = async (world: World, { token }: Member) => {
  const body = { fileName: 'coches.csv', columns: ['numberPlate', 'brand', 'model', 'currentKilometers'], rows: [car] };
  return (await world.call(runImport, { params: { kind: 'vehicles' }, body, token })).body.id;
};

const car = ['9876 ZZZ', 'Seat', 'Ibiza', '10'];

const givenNotice = async (world: World, member: Member, toolId: string) => {
  await asVisitor(world.database, 'write', member.accountId, (db) => {
    const mail = mailing(world.services.jobs, db, member.accountId);
    return notify({ db, mail, now: world.services.now }, [member.user.id], { kind: 'toolGiven', toolId });
  });
  const { accountId, token } = member;
  return (await world.call(listNotices, { params: { accountId }, token })).body[0]?.id ?? '';
};
