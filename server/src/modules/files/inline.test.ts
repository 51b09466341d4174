import { getCheckIn, listCheckIns, sendCheckIn } from '@llave/contract/check-ins';
import { getFieldIncident, listFieldIncidents } from '@llave/contract/field-incidents';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { asVisitor } from '../../db/tenancy.ts';
import { fieldForm, ownerForm, sendForm, sendReport, setAccount } from '../../test/given-reception.ts';
import { givenWorld } from '../../test/given-world.ts';
import { shows } from '../../test/proof.ts';
import { gifAndScript, html, hugePng, jpeg, jpegAndPage, mp4, phonePhoto, svg } from '../../test/samples.ts';
import { somewhere } from '../../test/somewhere.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();
let admin: Member;

beforeAll(async () => {
  admin = await world.company();
  await setAccount(world, admin, { delegations: ['CM93 Valencia'] });
});

const leave = async (more: object) => sendForm(world, admin.accountId, await ownerForm(more));
const base64 = (content: Buffer) => content.toString('base64');

const countFiles = () =>
  asVisitor(world.database, 'read', admin.accountId, async (db) => (await db.selectFrom('files').execute()).length);

const contentOf = async (url: string) => (await world.app.inject({ method: 'GET', url })).rawPayload;

const photo = await jpeg();

test('a picture inside a check-in is shown to the staff like an uploaded one, without where it was taken', async () => {
  const { status } = await leave({
    image: base64(await phonePhoto()),
    extension: 'JPG',
    kmImage: '',
    kmExtension: null,
  });
  expect(status).toBe(200);
  const { accountId, token } = admin;
  const [card] = (await world.call(listCheckIns, { params: { accountId }, token })).body;
  const { body } = await world.call(getCheckIn, { params: { id: card?.id }, token });
  const { exif, format } = await sharp(await contentOf(body.image?.url ?? '')).metadata();
  expect([exif, format, body.image?.fileName.endsWith('.jpg'), body.kmImage]).toEqual([undefined, 'jpeg', true, null]);
});

test('pictures inside a report of a site come in their order', async () => {
  const png = await sharp(photo).png().toBuffer();
  const images = [
    { image: `data:image/png;base64,${base64(png)}`, extension: '.png' },
    { image: base64(photo), extension: 'jpeg' },
  ];
  const report = fieldForm({ incidentType: 'Incidencia', category: 'OTROS', images });
  expect(await sendReport(world, admin.accountId, report)).toMatchObject({ status: 200 });
  const { accountId, token } = admin;
  const [card] = (await world.call(listFieldIncidents, { params: { accountId }, token })).body;
  const { body } = await world.call(getFieldIncident, { params: { id: card?.id }, token });
  expect(body.images.map(({ fileName }) => fileName.split('.').at(-1))).toEqual(['png', 'jpeg']);
});

test.each([
  ['an SVG', svg],
  ['a page', html],
  ['a GIF that is a script', gifAndScript],
  ['half a picture', photo.subarray(0, photo.length / 2)],
  ['a film', mp4(5000)],
])('%s inside a form is refused by the name of its field, and nothing of it counts', async (_, content) => {
  shows(11, 2);
  const before = await countFiles();
  const refused = { status: 400, body: { code: 'invalid' } };
  const details = (path: string) => [{ path, code: 'imageFormatInvalid' }];
  const image = base64(content);
  const checkIn = await leave({ image, extension: 'jpg' });
  expect(checkIn).toMatchObject(refused);
  expect(checkIn.body.details).toEqual(details('image'));
  const images = [{ image, extension: 'png' }];
  const report = await sendReport(
    world,
    admin.accountId,
    fieldForm({ incidentType: 'Incidencia', category: 'OTROS', images }),
  );
  expect(report).toMatchObject(refused);
  expect(report.body.details).toEqual(details('images.0.image'));
  expect(await countFiles()).toBe(before);
});

test('a picture too large to be drawn is refused, and one with a page behind it comes out alone', async () => {
  shows(11, 2);
  expect((await leave({ image: base64(hugePng(14_000, true)), extension: 'png' })).status).toBe(413);
  expect((await leave({ image: base64(await jpegAndPage()), extension: 'jpg' })).status).toBe(200);
  const { accountId, token } = admin;
  const [card] = (await world.call(listCheckIns, { params: { accountId }, token })).body;
  const { body } = await world.call(getCheckIn, { params: { id: card?.id }, token });
  expect((await contentOf(body.image?.url ?? '')).includes('<script>')).toBe(false);
});

test('a form of many megabytes is taken, and who sends one after the other is told to wait before it is read', async () => {
  shows(23);
  const noise = Buffer.concat([photo, Buffer.alloc(2_000_000, 7)]);
  const form = await ownerForm({ image: base64(noise), extension: 'jpg', isDemo: true });
  const address = somewhere();
  const send = async (body: object) =>
    (await world.call(sendCheckIn, { params: { accountId: admin.accountId }, body, address })).status;
  const statuses: number[] = [];
  while (statuses.length < 40 && !statuses.includes(429)) statuses.push(await send(form));
  expect([statuses[0], statuses.at(-1), statuses.length > 10]).toEqual([200, 429, true]);
  expect(await send(await ownerForm({ isDemo: true }))).toBe(200);
});

test('more than the pictures of a form may have is not read', async () => {
  const image = 'A'.repeat(45 * 1024 * 1024);
  expect((await leave({ image, extension: 'jpg' })).status).toBe(413);
});
