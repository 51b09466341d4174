import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createBooking } from '@llave/contract/bookings';
import { getCheckIn, listCheckIns } from '@llave/contract/check-ins';
import { openIncident } from '@llave/contract/incidents';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startAzurite } from '../test/azurite.ts';
import { givenTool } from '../test/given.ts';
import { fieldForm, ownerForm, sendForm, sendReport, setAccount } from '../test/given-reception.ts';
import { bookingForm, givenVehicle } from '../test/given-rental.ts';
import { often, shows } from '../test/proof.ts';
import { settled } from '../test/settled.ts';
import { type Member, openWorld, type World } from '../test/world.ts';

let world: World;
let admin: Member & { email: string };
let azurite: Awaited<ReturnType<typeof startAzurite>>;
let mailServer: SMTPServer;
let mailPort = 0;
const received: string[] = [];

const openMailServer = async () => {
  mailServer = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: async (stream, { envelope }, done) => {
      await text(stream);
      received.push(...envelope.rcptTo.map(({ address }) => address));
      done();
    },
  });
  await new Promise<void>((opened) => mailServer.listen(mailPort, '127.0.0.1', opened));
  mailPort = (mailServer.server.address() as AddressInfo).port;
};
const closeMailServer = () => new Promise<void>((resolve) => mailServer.close(resolve));

beforeAll(async () => {
  azurite = await startAzurite();
  await openMailServer();
  world = await openWorld({
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    PUBLIC_URL: 'https://llave.example',
    AZURE_STORAGE_CONNECTION_STRING: azurite.connectionString,
  });
  admin = await world.company();
  await setAccount(world, admin, { delegations: ['CM93 Valencia'] });
});
afterAll(async () => {
  await world.close();
  await closeMailServer();
  await azurite.stop();
});

const timesTo = (address: string) => received.filter((to) => to === address).length;

test('with mail server and blob store away every act succeeds, and its mail and its paper follow, once', async () => {
  const rounds = often(1, 3);
  shows(20, rounds * 4);
  for (let round = 0; round < rounds; round += 1) {
    const { token, accountId } = admin;
    const tool = await givenTool(world, admin);
    const vehicle = await givenVehicle(world, admin);
    const worker = await world.person(accountId);
    await settled(world);
    const before = timesTo(admin.email);
    await Promise.all([closeMailServer(), azurite.leave()]);

    const [form, report] = [await ownerForm(), fieldForm()];
    const booking = bookingForm(world, vehicle.id);
    const body = { toolId: tool.id, incidentType: 'broken', description: 'No aprieta' };
    const checkedIn = await sendForm(world, accountId, form);
    const others = [
      await sendReport(world, accountId, report),
      await world.call(createBooking, { token, body: booking }),
      await world.call(openIncident, { token: worker.token, body }),
    ];
    expect([checkedIn, ...others].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const failures = () => world.lines.filter((line) => /Job .*(ECONNREFUSED|not available)/.test(line)).length;
    const failed = failures();
    await vi.waitFor(() => expect(failures()).toBeGreaterThan(failed), { timeout: 30_000 });

    await Promise.all([openMailServer(), azurite.comeBack()]);
    await settled(world);
    for (const address of [form.email, report.email, booking.customer.email]) expect(timesTo(String(address))).toBe(1);
    expect(timesTo(admin.email)).toBe(before + 2);
    const [card] = (await world.call(listCheckIns, { params: { accountId }, token })).body;
    const { body: kept } = await world.call(getCheckIn, { params: { id: card?.id }, token });
    const paper = await world.app.inject(kept.receipt?.url ?? '');
    expect(paper.rawPayload.toString('base64')).toBe(checkedIn.body.pdf);
  }
}, 600_000);
