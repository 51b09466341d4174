import { randomUUID } from 'node:crypto';
import { defaultRoles, type Roles } from '@llave/contract/access';
import { signInByCode } from '@llave/contract/authentication';
import { changeBooking, reviewBooking } from '@llave/contract/bookings';
import { closeCheckIn, confirmKeyDrop, sendCheckIn, takeCheckInKey } from '@llave/contract/check-ins';
import { closeFieldIncident } from '@llave/contract/field-incidents';
import {
  changeNoticeSettings,
  dismissNotices,
  getNoticeSettings,
  listNotices,
  type NoticeSettings,
  noticeKinds,
} from '@llave/contract/notices';
import { blockTool, calibrateTool, unblockTool } from '@llave/contract/tools';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/database.ts';
import { asVisitor } from '../../db/tenancy.ts';
import { tellPeople } from '../../jobs/notices.ts';
import { mailing } from '../../mail/outbox.ts';
import { givenIncident, givenLocker, givenTool } from '../../test/given.ts';
import { givenCheckIn, givenFieldIncident, ownerForm, setAccount } from '../../test/given-reception.ts';
import { inHours } from '../../test/given-rental.ts';
import { givenSigned } from '../../test/given-signed.ts';
import { givenWorld } from '../../test/given-world.ts';
import { settled } from '../../test/settled.ts';
import { somewhere } from '../../test/somewhere.ts';
import type { Member } from '../../test/world.ts';
import { makeBadge } from '../users/badges.ts';
import { sendDigests } from './digest.ts';

const world = givenWorld();
const day = 24 * 3_600_000;

/** Tomorrow morning, when nobody has had the mail of the day. */
const morning = () => `${new Date(Date.now() + day).toISOString().slice(0, 10)}T09:30:00+01:00`;

let admin: Member & { email: string };
beforeEach(async () => {
  world.setClock(morning());
  admin = await world.company();
});

const kindsFor = async ({ accountId, token }: Member) =>
  (await world.call(listNotices, { params: { accountId }, token })).body.map(({ kind }) => kind);
const choose = async ({ token }: Member, body: Partial<NoticeSettings>) =>
  expect((await world.call(changeNoticeSettings, { token, body })).status).toBe(200);
const given = (access: Partial<Roles>, email: string | null = null) =>
  world.person(admin.accountId, { access: { ...defaultRoles, toolsRoleId: 1, ...access }, email });
const today = (days = 0) => inHours(world, days * 24).slice(0, 10);
const mailsTo = async (address: string) => {
  await settled(world);
  return (await world.services.mailer.kept(address)).map(({ subject }) => subject);
};
const told = () => tellPeople(world.services);

/** Makes a thing so that people are told of it, and answers how it ends. */
const happenings: Record<string, () => Promise<() => Promise<unknown>>> = {
  incidentOpened: async () => {
    const { id: toolId } = await givenTool(world, admin);
    const marta = await world.person(admin.accountId);
    await givenIncident(world, marta, toolId);
    return async () => undefined;
  },
  toolBlocked: async () => {
    const params = { id: (await givenTool(world, admin)).id, accountId: admin.accountId };
    const boss = await given({ toolsRoleId: 3 });
    await world.call(blockTool, { params, token: boss.token });
    return () => world.call(unblockTool, { params, token: boss.token });
  },
  calibrationIn30: () => calibrationIn(20),
  calibrationIn7: () => calibrationIn(7),
  calibrationOverdue: () => calibrationIn(-1),
  carLeft: async () => {
    const { id } = await givenCheckIn(world, admin);
    return () => world.call(closeCheckIn, { params: { id }, body: { note: 'Hecho' }, token: admin.token });
  },
  keyDropped: async () => {
    await setAccount(world, admin, { keyDrop: true });
    await givenLocker(world, admin, { useType: 'Renting' });
    const params = { accountId: admin.accountId };
    const { body } = await world.call(sendCheckIn, { params, body: await ownerForm(), address: somewhere() });
    for (let n = 0; n < 2; n += 1)
      await world.call(confirmKeyDrop, { params, body: { proof: body.keyProof }, address: somewhere() });
    const { body: notices } = await world.call(listNotices, { params, token: admin.token });
    const id = notices[0]?.checkIn?.id;
    return () => world.call(takeCheckInKey, { params: { id }, token: admin.token });
  },
  fieldReported: async () => {
    const { id } = await givenFieldIncident(world, admin);
    return () => world.call(closeFieldIncident, { params: { id }, body: { note: 'Hecho' }, token: admin.token });
  },
  carReturned: () => returned(),
  reviewWaiting: async () => {
    const review = await returned();
    await pass(121);
    return review;
  },
  carLate: async () => {
    const { signBack, bringBack } = await givenLate();
    return () => signBack().then(bringBack);
  },
};

const calibrationIn = async (days: number) => {
  const { id } = await givenTool(world, admin);
  const params = { id, accountId: admin.accountId };
  const calibrate = (nextCalibration: string) =>
    world.call(calibrateTool, {
      params,
      token: admin.token,
      body: { date: today(-400), entity: 'Lab', nextCalibration },
    });
  expect((await calibrate(today(days))).status).toBe(200);
  await told();
  return () => calibrate(today(300));
};

const returned = async () => {
  const { booking, pickUp, signBack, bringBack } = await givenSigned(world, admin);
  await pickUp();
  await signBack();
  await bringBack();
  const body = { kilometers: 13_000, note: '' };
  return () => world.call(reviewBooking, { params: { id: booking.id }, body, token: admin.token });
};

/** Lets time pass, and whoever watches the clock look at it. */
const pass = async (minutes: number) => {
  world.pass(minutes);
  await told();
};

const givenLate = async () => {
  const customer = await givenSigned(world, admin);
  await customer.pickUp();
  await endAt(customer.booking, inHours(world, 1));
  await pass(80);
  return customer;
};

const endAt = async ({ id }: { id: string }, dateTo: string) =>
  expect((await world.call(changeBooking, { token: admin.token, body: { id, bookingInfo: { dateTo } } })).status).toBe(
    200,
  );

const ofRequests = Object.entries(noticeKinds).filter(([, topic]) => topic === 'requests');

test('every kind that is not an answer to a request is made to happen here', () => {
  const all = [...Object.keys(happenings), ...ofRequests.map(([kind]) => kind)];
  expect(all.sort()).toEqual(Object.keys(noticeKinds).sort());
});

test.each(Object.keys(happenings))('%s: told to those whose role it is, once, while it is so', async (kind) => {
  const [worker, stranger] = [await given({ toolsRoleId: 2 }), await world.company()];
  const all = await given({ toolsRoleId: 3, checkingRoleId: 2, rentingRoleId: 3 });
  const end = await happenings[kind]?.();
  await told();
  const one = (kinds: string[]) => kinds.filter((other) => other === kind).length;
  expect([one(await kindsFor(admin)), one(await kindsFor(all))]).toEqual([1, 1]);
  expect([await kindsFor(worker), await kindsFor(stranger)]).toEqual([[], []]);

  await end?.();
  if (kind !== 'incidentOpened') expect(one(await kindsFor(admin))).toBe(0);
});

test('a car that is late again after more time was given is told again, and so is its customer', async () => {
  const { booking } = await givenLate();
  const { email } = booking.customer;
  const late = async () => (await mailsTo(email)).filter((subject) => subject.includes('Te esperamos con el coche'));
  await told();
  expect([await kindsFor(admin), (await late()).length]).toEqual([['carLate'], 1]);

  await endAt(booking, inHours(world, 1));
  await told();
  expect(await kindsFor(admin)).toEqual([]);
  await pass(80);
  expect([await kindsFor(admin), (await late()).length]).toEqual([['carLate'], 2]);
});

test('all that was seen is put away at once, what came meanwhile stays', async () => {
  await givenCheckIn(world, admin);
  const params = { accountId: admin.accountId };
  const [seen] = (await world.call(listNotices, { params, token: admin.token })).body;
  await givenFieldIncident(world, admin);
  const body = { until: seen?.timestamp };
  expect((await world.call(dismissNotices, { params, body, token: admin.token })).status).toBe(200);
  expect(await kindsFor(admin)).toEqual(['fieldReported']);
});

test('at a shared tablet an admin’s badge shows no customer, and puts away no more than it shows', async () => {
  const { accountId } = admin;
  await givenCheckIn(world, admin);
  await calibrationIn(-1);
  const code = await asVisitor(world.database, 'write', accountId, (db) =>
    makeBadge(db, admin.user.id, world.services.now()),
  );
  const { body: badge } = await world.call(signInByCode, {
    body: { kind: 'badge', accountId, code },
    address: somewhere(),
  });
  const tablet = { ...admin, token: badge.token };
  expect(await kindsFor(tablet)).toEqual([]);
  const body = { until: inHours(world, 1) };
  expect((await world.call(dismissNotices, { params: { accountId }, body, token: badge.token })).status).toBe(200);
  expect((await kindsFor(admin)).sort()).toEqual(['calibrationOverdue', 'carLeft']);
});

describe('by mail', () => {
  test('each chooses for what is theirs, and what is not named stays', async () => {
    const settings = async ({ token }: Member) => (await world.call(getNoticeSettings, { token })).body;
    const desk = await given({ rentingRoleId: 2 });
    expect(await settings(desk)).toEqual({ digestHour: 8, ways: { carsReturned: 'never', lateCars: 'now' } });
    await choose(desk, { ways: { carsReturned: 'digest' } });
    await choose(desk, { digestHour: 6 });
    expect(await settings(desk)).toEqual({ digestHour: 6, ways: { carsReturned: 'digest', lateCars: 'now' } });
    expect((await settings(admin)).digestHour).toBe(8);
    for (const body of [{ digestHour: 24 }, { ways: { gossip: 'now' } }, { ways: { lateCars: 'often' } }])
      expect((await world.call(changeNoticeSettings, { token: desk.token, body })).status).toBe(400);
  });

  test('at once, to who wants it so and to nobody else', async () => {
    const [eager, calm] = [`${randomUUID()}@taller.test`, `${randomUUID()}@taller.test`];
    await choose(await given({ checkingRoleId: 2 }, eager), { ways: { carsLeft: 'now' } });
    await choose(await given({ checkingRoleId: 2 }, calm), { ways: { carsLeft: 'never' } });
    await givenCheckIn(world, admin, { numberPlate: 'www.malo.test' });
    const [subject] = await mailsTo(eager);
    expect(subject).toBe('Han dejado un coche en el taller: www malo test.');
    expect(await mailsTo(calm)).toEqual([]);
  });

  test('no more than twenty an hour: who floods the front door fills nobody’s inbox, and the bell still rings', async () => {
    const address = `${randomUUID()}@taller.test`;
    const desk = await given({ toolsRoleId: 3 }, address);
    await choose(desk, { ways: { blockedTools: 'now' } });
    const params = { id: (await givenTool(world, admin)).id, accountId: admin.accountId };
    for (let n = 0; n < 22; n += 1) {
      await world.call(blockTool, { params, token: admin.token });
      await world.call(unblockTool, { params, token: admin.token });
    }
    await world.call(blockTool, { params, token: admin.token });
    const rows = await asVisitor(world.database, 'read', admin.accountId, (db) =>
      db.selectFrom('notices').select('mailed_at').where('user_id', '=', desk.user.id).execute(),
    );
    expect([rows.length, rows.filter(({ mailed_at }) => mailed_at !== null).length]).toEqual([23, 20]);
  });

  const digest = () => mailsTo(admin.email).then((mails) => mails.filter((subject) => subject.startsWith('Tu día')));

  test('once a day at their hour, however many look, and not when there is nothing', async () => {
    await choose(admin, { ways: { carsLeft: 'digest', calibrations: 'never' } });
    await told();
    expect(await digest()).toEqual([]);

    await choose(admin, { digestHour: 23 });
    world.pass(24 * 60);
    admin = { ...admin, ...(await world.signIn(admin.email)) };
    await givenCheckIn(world, admin);
    await givenCheckIn(world, admin);
    await calibrationIn(-1);
    await choose(admin, { digestHour: 9 });
    await Promise.all(Array.from({ length: 10 }, told));
    expect(await digest()).toEqual(['Tu día en Llave: 2 avisos']);

    await pass(24 * 60);
    expect(await digest()).toHaveLength(1);
  });

  test('not before their hour, and not long after it', async () => {
    await choose(admin, { digestHour: 23, ways: { carsLeft: 'digest' } });
    await givenCheckIn(world, admin);
    for (const digestHour of [10, 5]) {
      await choose(admin, { digestHour });
      await told();
      expect(await digest()).toEqual([]);
    }
    await choose(admin, { digestHour: 7 });
    await told();
    expect(await digest()).toHaveLength(1);
  });

  /** Their hour has come, the mail of the day is in the queue, and at the same moment something else is so. */
  const sendAnd = (work: (db: Db) => Promise<unknown>) =>
    asVisitor(world.database, 'write', admin.accountId, async (db) => {
      const { jobs, now } = world.services;
      await db.updateTable('notice_settings').set({ digest_hour: 9 }).execute();
      await sendDigests({ db, now, mail: mailing(jobs, db, admin.accountId) });
      await work(db);
    });

  const closeAll = (db: Db) =>
    db
      .updateTable('check_ins')
      .set({ closed_at: world.services.now(), closed_by: admin.user.id, closing_note: 'Hecho' })
      .execute();

  const changes: [string, (db: Db) => Promise<unknown>][] = [
    ['was put away', (db) => db.updateTable('notices').set({ seen_at: world.services.now() }).execute()],
    ['is closed', (db) => closeAll(db)],
    ['is no longer wanted', (db) => db.updateTable('notice_settings').set({ ways: '{"carsLeft":"never"}' }).execute()],
    ['is no longer theirs', (db) => db.updateTable('users').set({ deleted_at: world.services.now() }).execute()],
    [
      'goes to another address',
      (db) =>
        db
          .updateTable('users')
          .set({ email: `${randomUUID()}@a.test` })
          .execute(),
    ],
  ];

  test.each(changes)('what %s when the mail is sent is not sent', async (_, change) => {
    await choose(admin, { digestHour: 23, ways: { carsLeft: 'digest' } });
    await givenCheckIn(world, admin);
    await sendAnd(change);
    expect(await digest()).toEqual([]);
  });

  test('once, also when who sends it is killed meanwhile', async () => {
    await choose(admin, { digestHour: 23, ways: { carsLeft: 'digest' } });
    await givenCheckIn(world, admin);
    await expect(sendAnd(() => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
    expect(await digest()).toEqual([]);
    await sendAnd(async () => undefined);
    await told();
    expect(await digest()).toHaveLength(1);
  });
});
