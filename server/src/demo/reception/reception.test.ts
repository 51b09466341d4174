import { getDemoAccount, getPublicAccount } from '@llave/contract/accounts';
import { checkInForm, getCheckIn, listCheckIns } from '@llave/contract/check-ins';
import {
  fieldIncidentCategories,
  getFieldIncident,
  listFieldIncidents,
  sendFieldIncident,
} from '@llave/contract/field-incidents';
import { listLockers } from '@llave/contract/lockers';
import { isTaxId } from '@llave/contract/tax-id';
import { beforeAll, expect, test } from 'vitest';
import { demoAccountId as accountId } from '../../config.ts';
import { retain } from '../../jobs/retention.ts';
import { fieldForm, ownerForm, sendForm } from '../../test/given-reception.ts';
import { givenWorld } from '../../test/given-world.ts';
import { readPdf } from '../../test/pdf.ts';
import { settled } from '../../test/settled.ts';
import type { Member } from '../../test/world.ts';
import { createDemo } from '../create.ts';
import { demoSignIns } from '../sign-ins.ts';

const world = givenWorld({ LLAVE_DEMO: 'on' });
let admin: Member;
beforeAll(async () => {
  await createDemo(world.services);
  admin = await world.signIn(demoSignIns.admin, demoSignIns.password);
});

const checkIns = async () => {
  const { token } = admin;
  const { body: cards } = await world.call(listCheckIns, { params: { accountId }, token });
  return Promise.all(cards.map(async ({ id }) => (await world.call(getCheckIn, { params: { id }, token })).body));
};

test('some twenty-five vehicles, by owner and crane, with both options, open and closed, some photographed', async () => {
  const all = await checkIns();
  expect(all.length).toBeGreaterThanOrEqual(25);
  expect(all.map(({ receiptNumber }) => receiptNumber)).toEqual(
    Array.from({ length: all.length }, (_, at) => all.length - at),
  );
  const some = (condition: (one: (typeof all)[number]) => unknown) =>
    expect(all.filter(condition).length, String(condition)).toBeGreaterThan(1);
  some(({ isOwner }) => !isOwner);
  some(({ option }) => option === 1);
  some(({ option }) => option === 2);
  some(({ closedDate }) => closedDate === null);
  some(({ closingNote, closer }) => closingNote && closer);
  some(({ image, kmImage }) => image && kmImage);
  for (const { nif, hasForeignDocument, isOwner, createdDate, closedDate, worksToDo, numberPlate } of all) {
    if (isOwner && !hasForeignDocument) expect(isTaxId(nif), numberPlate).toBe(true);
    expect(createdDate < (closedDate ?? new Date().toISOString()), numberPlate).toBe(true);
    expect((closedDate ?? '') < new Date().toISOString(), numberPlate).toBe(true);
    expect(worksToDo.length).toBeGreaterThan(10);
  }
  const readable = checkInForm.safeParse(await ownerForm({ numberPlate: all[0]?.numberPlate ?? '' }));
  expect(readable.success).toBe(true);
});

test('every vehicle has its receipt before long, and no made-up person a mail', async () => {
  await settled(world);
  const all = await checkIns();
  expect(all.filter(({ receipt }) => !receipt)).toEqual([]);
  const { rawPayload } = await world.app.inject(all[0]?.receipt?.url ?? '');
  const pdf = await readPdf(rawPayload);
  expect(pdf).toMatchObject({ pages: 1, pictures: 2 });
  expect(pdf.text).toContain(all[0]?.numberPlate);
  expect((await world.services.mailer.kept()).filter(({ to }) => to.endsWith('@example.com'))).toEqual([]);
});

test('one key waits in a locker, another locker is free, and the next visitor gets it and the next number', async () => {
  const { token } = admin;
  const { body: lockers } = await world.call(listLockers, { params: { accountId }, token });
  expect(lockers.filter(({ checkIn }) => checkIn)).toHaveLength(1);
  const count = (await checkIns()).length;
  const { body } = await sendForm(world, accountId, await ownerForm());
  expect(body).toMatchObject({ receiptNumber: count + 1, lockerNumber: expect.stringMatching(/^K\d+$/) });
});

test('some twenty reports over the sites, of both types, fitting their lists, and the next reference follows', async () => {
  const { token } = admin;
  const { body: all } = await world.call(listFieldIncidents, { params: { accountId }, token });
  const { body: company } = await world.call(getPublicAccount, { params: { accountId } });
  expect(company.delegations).toHaveLength(33);
  expect(all.length).toBeGreaterThanOrEqual(20);
  expect(new Set(all.map(({ priority }) => priority)).size).toBe(3);
  for (const report of all) {
    expect(company.delegations).toContain(report.delegation);
    expect(fieldIncidentCategories[report.incidentType] as readonly string[]).toContain(report.category);
    const { body } = await world.call(getFieldIncident, { params: { id: report.id }, token });
    if (report.incidentType === 'Incidencia') expect(body.images.length).toBeGreaterThan(0);
    expect((report.closedDate ?? report.createdDate) <= new Date().toISOString()).toBe(true);
  }
  const body = fieldForm({ delegation: company.delegations[0] ?? '' });
  const { status, body: sent } = await world.call(sendFieldIncident, { params: { accountId }, body });
  expect({ status, isNew: all.every(({ reference }) => reference !== sent.reference) }).toEqual({
    status: 200,
    isNew: true,
  });
});

test('it is whose pages are shown where an address names no company', async () => {
  expect((await world.call(getDemoAccount)).body).toEqual({ id: accountId });
});

test('the privacy policy has headings and lists', async () => {
  const { body } = await world.call(getPublicAccount, { params: { accountId } });
  expect(body.privacyPolicy).toMatch(/^# .+\n[\s\S]+\n## .+\n[\s\S]+\n- .+\n[\s\S]+\n1\. /);
});

test('its made-up people stay to be looked at, however long the demo runs', async () => {
  const before = await checkIns();
  world.pass(10 * 366 * 24 * 60);
  await retain(world.services);
  admin = await world.signIn(demoSignIns.admin, demoSignIns.password);
  const named = (all: typeof before) =>
    all.map(({ id, name, blockedDate, image }) => [id, name, blockedDate, image?.fileName]);
  expect(named(await checkIns())).toEqual(named(before));
});
