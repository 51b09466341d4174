import { randomUUID } from 'node:crypto';
import { changeAccount } from '@llave/contract/accounts';
import { createBooking } from '@llave/contract/bookings';
import { sendCheckIn } from '@llave/contract/check-ins';
import type { Call } from '@llave/contract/endpoint';
import { sendFieldIncident } from '@llave/contract/field-incidents';
import { purposes } from '@llave/contract/files';
import { openIncident } from '@llave/contract/incidents';
import { createLocker } from '@llave/contract/lockers';
import { calibrateTool, createTool, lendTool } from '@llave/contract/tools';
import { createAdmin, createWorker } from '@llave/contract/users';
import { createVehicle } from '@llave/contract/vehicles';
import type { Page } from '@playwright/test';
import { givenSignature } from '../server/src/test/given-rental.ts';
import { poisoned } from '../server/src/test/poison.ts';
import { gifAndScript, html, hugePng, jpeg, jpegAndPage, mp4, pdf, svg } from '../server/src/test/samples.ts';
import { somewhere } from '../server/src/test/somewhere.ts';
import { expect, test } from './fixtures.ts';
import { given } from './given.ts';
import { pagesWith } from './pages.ts';
import { showing, shows } from './proof.ts';

/** What ran on the pages of this browser: nothing may. */
const watchDialogs = (page: Page) => {
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(`${page.url()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return ran;
};

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A site of the company, which a report must name as it is. */
const delegation = '<img src=x onerror=alert(1)>';

/** A company in which every text that the contract takes is a script; answers the ids of what it has. */
const poisonCompany = async (page: Page) => {
  const { call, image } = await given(page);
  let count = 0;
  const send = async <T = { id: string; accountId: string }>(
    endpoint: Call,
    path: string,
    body: object,
    kept?: string[],
  ) => {
    const sent = poisoned(endpoint, body, kept);
    count += sent.count;
    return call<T>(endpoint.method, path, sent.body);
  };
  const tool = await send(createTool, '/tool', { name: 'x', img: await image() });
  const { accountId } = tool;
  const account = await call<object>('GET', `/account/${accountId}`);
  await send(changeAccount, '/account', { ...account, delegations: [delegation], keyDrop: true });
  const lent = await send(createTool, '/tool', { name: 'x', img: await image() });
  await send(lendTool, `/tool/${lent.id}/loan`, { name: 'x', email: 'fuera@taller.test' });
  const checked = { entity: 'x', nextCalibration: '2027-01-10', result: 'pass' };
  await send(calibrateTool, `/tool/${tool.id}/account/${accountId}/calibration`, checked);
  const worker = await send(createWorker, '/user', {
    name: 'x',
    surname: 'x',
    userName: `u-${randomUUID().slice(0, 8)}`,
  });
  await send(createAdmin, '/user/admin', { name: 'x', surname: 'x', email: `${randomUUID()}@taller.test` });
  await send(createLocker, '/locker', { identifierValue: 'x', lockerSize: 1, useType: 'Renting' });
  const incident = await send(openIncident, '/incident', { toolId: tool.id, incidentType: 'broken', description: 'x' });
  const car = { brand: 'x', model: 'x', numberPlate: 'x', currentKilometers: 1 };
  const vehicle = await send(createVehicle, '/vehicle', car);
  const booking = await send(createBooking, '/service-appoinment', {
    customer: { email: `${randomUUID()}@cliente.test`, name: 'x', surname: 'x' },
    bookingInfo: { bookingNumber: 'x', dateFrom: inHours(-1), dateTo: inHours(9), vehicleId: vehicle.id },
  });
  return { call, send, accountId, tool, worker, incident, vehicle, booking, texts: () => count };
};

type Poisoned = Awaited<ReturnType<typeof poisonCompany>>;

/** What visitors leave there, and the ids that its staff sees it under. */
const poisonReception = async ({ call, send, accountId }: Poisoned) => {
  const person = { email: `${randomUUID()}@cliente.test`, phoneNumber: '600 111 222' };
  const form = {
    ...{ isOwner: true, name: 'x', surname: 'x', nif: '12345678Z', numberPlate: 'x', worksToDo: 'x', option: 1 },
    ...{ signature: await givenSignature(), acceptsPolicy: true, acceptsProcessing: true, ...person },
  };
  const receipt = await send<{ pdf: string }>(sendCheckIn, `/service-appoinment/account/${accountId}`, form, [
    'wordsVersion',
  ]);
  const report = { name: 'x', delegation, incidentType: 'Compra', category: 'OTROS', priority: 'low', detail: 'x' };
  await send(sendFieldIncident, `/field-incident/account/${accountId}`, { ...report, ...person }, ['delegation']);
  const [checkIn] = await call<{ id: string }[]>('GET', `/check-in/account/${accountId}`);
  const [reported] = await call<{ id: string }[]>('GET', `/field-incident/account/${accountId}`);
  return { pdf: receipt.pdf, checkInId: checkIn?.id ?? '', fieldIncidentId: reported?.id ?? '' };
};

test(
  'script in every text runs on no page, in no mail and on no paper',
  showing(12, 0, { long: true }),
  async ({ page, browser, company, signIn }) => {
    test.setTimeout(300_000);
    const ran = watchDialogs(page);
    await signIn(page, company.email, company.password);
    const poison = await poisonCompany(page);
    const { pdf: receipt, checkInId, fieldIncidentId } = await poisonReception(poison);
    const { accountId, tool, worker, incident, vehicle, booking } = poison;
    const ids = { accountId, toolId: tool.id, userId: worker.id, code: 'user', incidentId: incident.id };
    const more = {
      vehicleId: vehicle.id,
      bookingId: booking.id,
      checkInId,
      fieldIncidentId,
      isDemo: 'true',
      kind: 'tools',
    };
    const pages = pagesWith({ ...ids, ...more });

    let shown = 0;
    for (const path of pages.filter((address) => address !== '/login')) {
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeAttached();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      shown += Number((await page.locator('body').textContent())?.includes('alert(1)'));
      expect(await page.locator('[onerror], [onload], [onclick], img[src="x"]').count(), path).toBe(0);
    }
    expect(shown).toBeGreaterThan(8);

    const mails = await page.request.get('/dev/mail', { headers: { accept: 'application/json' } });
    const letters = ((await mails.json()) as { html: string; text: string }[]).filter(({ text }) => text.includes('<'));
    const reader = await browser.newPage();
    const ranInMail = watchDialogs(reader);
    for (const letter of letters) {
      await reader.setContent(letter.html);
      expect(await reader.locator('script, [onerror], [onload], [onclick], img[src="x"]').count()).toBe(0);
    }
    await reader.close();
    expect(letters.length).toBeGreaterThan(2);
    expect(Buffer.from(receipt, 'base64').toString('latin1')).not.toMatch(/\/(JavaScript|JS|OpenAction|AA|Launch)\b/);
    shows(12, poison.texts() * pages.length);
    expect([...ran, ...ranInMail]).toEqual([]);
  },
);

test(
  'no hostile file runs in the browser that opens what was taken',
  showing(11, 0, { long: true }),
  async ({ page, browser, company, signIn }) => {
    test.setTimeout(180_000);
    const ran = watchDialogs(page);
    await signIn(page, company.email, company.password);
    const { call, tool } = await given(page);
    const { accountId } = await tool('Llave');
    const { uploadTicket: ticket } = await call<{ uploadTicket: string }>('GET', `/account/booking/${accountId}`);
    const photo = await jpeg(64, 64);
    const files: Record<string, Buffer> = {
      'svg as svg': svg,
      'svg as jpg': svg,
      'page as jpg': html,
      'page as txt': html,
      'page as pdf': html,
      'page as html': html,
      'script as gif': gifAndScript,
      'picture and page as jpg': await jpegAndPage(),
      'bomb as png': hugePng(14_000, false),
      'half as jpg': photo.subarray(0, photo.length / 2),
      'nothing as jpg': Buffer.alloc(0),
      'paper as pdf': pdf(),
      'film as mp4': mp4(5_000),
    };
    const ways = [...Object.keys(purposes).map((purpose) => ({ purpose })), { purpose: 'image', ticket }];
    let [tries, opened] = [0, 0];
    for (const way of ways)
      for (const [what, content] of Object.entries(files)) {
        const fileName = `${randomUUID()}.${what.split(' ').at(-1)}`;
        const query = new URLSearchParams(way);
        const headers = { 'x-forwarded-for': somewhere() };
        tries += 1;
        const asked = await page.request.get(`/api/file/upload/${fileName}?${query}`, {
          headers: 'ticket' in way ? headers : { authorization: `Bearer ${await tokenOf(page)}` },
        });
        if (!asked.ok()) continue;
        const { sasUri } = (await asked.json()) as { sasUri: string };
        const sent = await page.request.put(sasUri, { data: content, headers: { 'x-ms-blob-type': 'BlockBlob' } });
        if (!sent.ok()) continue;
        const { sasUri: address } = await call<{ sasUri: string }>('GET', `/file/download/${fileName}`);
        const viewer = await browser.newPage();
        const dialogs = watchDialogs(viewer);
        const reply = await page.request.get(address);
        expect(reply.headers()['content-type'], what).not.toMatch(/html|svg|xml|javascript/);
        expect(reply.headers()['x-content-type-options']).toBe('nosniff');
        await viewer.goto(address).catch((error: Error) => expect(error.message).toContain('Download is starting'));
        expect(await viewer.locator('script').count()).toBe(0);
        await viewer.close();
        opened += 1;
        ran.push(...dialogs);
      }
    shows(11, tries);
    expect(opened).toBeGreaterThan(2);
    expect(ran).toEqual([]);
  },
);

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
