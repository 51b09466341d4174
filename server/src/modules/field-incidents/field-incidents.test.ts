import { randomUUID } from 'node:crypto';
import {
  closeFieldIncident,
  getFieldIncident,
  listFieldIncidents,
  sendFieldIncident,
} from '@llave/contract/field-incidents';
import { downloadAddress } from '@llave/contract/files';
import { beforeEach, expect, test } from 'vitest';
import {
  fieldForm,
  givenFieldIncident,
  givenTicket,
  givenTicketImage,
  ownerForm,
  sendForm,
  sendReport,
  setAccount,
} from '../../test/given-reception.ts';
import { givenWorld } from '../../test/given-world.ts';
import { mailed } from '../../test/mailed.ts';
import { shows } from '../../test/proof.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();
let admin: Member & { email: string };
beforeEach(async () => {
  admin = await world.company();
  await setAccount(world, admin, { delegations: ['CM93 Valencia', 'ITT Teruel'] });
});

const year = () => world.services.now().getFullYear();
const send = (body: object, key?: string) => sendReport(world, admin.accountId, body, key);
const references = async (query: object) => {
  const { accountId, token } = admin;
  return (await world.call(listFieldIncidents, { params: { accountId }, query, token })).body.map(({ reference }) =>
    Number(reference.slice(-4)),
  );
};
const mailTo = (address: string, subject: RegExp) => mailed(world, address, (mail) => subject.test(mail.subject));

test('a report gets a reference, and company and reporter a mail each in their language', async () => {
  const ticket = await givenTicket(world, admin.accountId);
  const images = [{ image: await givenTicketImage(world, ticket) }, { image: await givenTicketImage(world, ticket) }];
  const form = fieldForm({ incidentType: 'Incidencia', images, ticket, language: 'en' });
  const { status, body } = await send(form);
  expect({ status, body }).toEqual({ status: 200, body: { reference: `FI-${year()}-0001` } });

  const toCompany = await mailTo(admin.email, /FI-/);
  expect(toCompany.subject).toBe(`Incidencia FI-${year()}-0001: Fotocopiadoras (CM93 Valencia)`);
  expect(toCompany.text).toMatch(
    /Prioridad alta[\s\S]*Hace falta tóner[\s\S]*Fotos: 2[\s\S]*dashboard\/field-incident\//,
  );
  expect((await mailTo(form.email, /FI-/)).subject).toBe(`We have received your report FI-${year()}-0001`);

  const { accountId, token } = admin;
  const [card] = (await world.call(listFieldIncidents, { params: { accountId }, token })).body;
  const { body: read } = await world.call(getFieldIncident, { params: { id: card?.id }, token });
  expect(read).toMatchObject({ email: form.email, priority: 'high', closer: null });
  expect(read.images.map(({ fileName }) => fileName)).toEqual(images.map(({ image }) => image));
});

test('its end is told in the language of who reported it', async () => {
  const form = fieldForm({ language: 'en' });
  await send(form);
  const { accountId, token } = admin;
  const [card] = (await world.call(listFieldIncidents, { params: { accountId }, token })).body;
  await world.call(closeFieldIncident, { params: { id: card?.id }, token, body: { note: 'New toner' } });
  expect((await mailTo(form.email, /closed|cerrado/)).subject).toBe(`Your report FI-${year()}-0001 is closed`);
});

test('fifty at once get fifty references without a gap', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(fieldForm())));
  const all = answers.map(({ body }) => Number(body.reference.slice(-4))).sort((a, b) => a - b);
  expect(all).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
});

test('the same report again is one report and one mail', async () => {
  shows(16, 2);
  const form = fieldForm();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(form, key)));
  expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
  expect(await references({})).toEqual([1]);
  await mailTo(form.email, /FI-/);
  expect(await world.services.mailer.kept(form.email)).toHaveLength(1);
});

test('comes from a site of the company, about something that its type has, and shows an incident', async () => {
  const issues = async (more: object) => (await send(fieldForm(more))).body.details;
  expect(await issues({ delegation: 'CM93 Murcia' })).toEqual([{ path: 'delegation', code: 'delegationUnknown' }]);
  expect(await issues({ category: 'Equipos contra incendios' })).toEqual([
    { path: 'category', code: 'categoryRequired' },
  ]);
  expect(await issues({ incidentType: 'Incidencia' })).toEqual([{ path: 'images', code: 'imageRequired' }]);
  const three = Array.from({ length: 3 }, () => ({ image: `${randomUUID()}.jpg` }));
  expect(await issues({ images: three })).toEqual([{ path: 'images', code: 'tooMany' }]);
});

test('its photos came in by its own ticket and are in nothing else, a check-in neither', async () => {
  const [ticket, other] = [await givenTicket(world, admin.accountId), await givenTicket(world, admin.accountId)];
  const image = await givenTicketImage(world, ticket);
  const missing = (index: number) => [{ path: `images.${index}.image`, code: 'fileMissing' }];
  const issues = async (more: object) => (await send(fieldForm(more))).body.details;
  expect(await issues({ images: [{ image }], ticket: other })).toEqual(missing(0));
  expect(await issues({ images: [{ image }] })).toEqual(missing(0));
  expect(await issues({ images: [{ image }, { image }], ticket })).toEqual(missing(1));
  expect((await send(fieldForm({ images: [{ image }], ticket }))).status).toBe(200);
  expect(await issues({ images: [{ image }], ticket })).toEqual(missing(0));
  const checkIn = await sendForm(world, admin.accountId, await ownerForm({ image, ticket }));
  expect(checkIn.body.details).toEqual([{ path: 'image', code: 'fileMissing' }]);
});

test('are found by words and told apart by site, type, category, priority and state', async () => {
  const ticket = await givenTicket(world, admin.accountId);
  await send(fieldForm({ detail: 'Tóner negro' }));
  await send(fieldForm({ delegation: 'ITT Teruel', category: 'OTROS', priority: 'low', name: 'Íñigo' }));
  const image = await givenTicketImage(world, ticket);
  const third = await givenFieldIncident(world, admin, { incidentType: 'Incidencia', images: [{ image }], ticket });
  const { token } = admin;
  await world.call(closeFieldIncident, { params: { id: third.id }, token, body: { note: 'Hecho' } });
  for (const [query, found] of [
    [{ q: 'toner negro' }, [1]],
    [{ q: 'inigo' }, [2]],
    [{ q: `fi-${year()}-0003` }, [3]],
    [{ delegation: 'ITT Teruel' }, [2]],
    [{ incidentType: 'Incidencia' }, [3]],
    [{ category: 'OTROS' }, [2]],
    [{ priority: 'high' }, [3, 1]],
    [{ state: 'open' }, [2, 1]],
    [{ state: 'closed' }, [3]],
    [{ limit: 2 }, [3, 2]],
  ] as const)
    expect({ query, found: await references(query) }).toEqual({ query, found });
});

test('is closed once with a note, which its reporter is mailed', async () => {
  const { id, email, reference } = await givenFieldIncident(world, admin, { language: 'es' });
  const close = () =>
    world.call(closeFieldIncident, { params: { id }, token: admin.token, body: { note: 'Tóner enviado' } });
  const answers = await Promise.all([close(), close()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await close()).body).toMatchObject({ code: 'incidentClosed', details: { closedDate: expect.any(String) } });
  const mail = await mailTo(email, /cerrado/);
  expect(mail).toMatchObject({ subject: `Tu aviso ${reference} está cerrado` });
  expect(mail.text).toContain('Tóner enviado');
});

test('its photos are seen by who looks after check-ins and by nobody else', async () => {
  const ticket = await givenTicket(world, admin.accountId);
  const image = await givenTicketImage(world, ticket);
  await send(fieldForm({ images: [{ image }], ticket }));
  const none = { rentingRoleId: 1, toolsRoleId: 1, managementRoleId: 1, checkingRoleId: 1 } as const;
  const status = async (access: object) => {
    const { token } = await world.person(admin.accountId, { access: { ...none, ...access } });
    return (await world.call(downloadAddress, { params: { fileName: image }, token })).status;
  };
  expect(await status({ checkingRoleId: 2 })).toBe(200);
  expect(await status({ rentingRoleId: 3, toolsRoleId: 3, managementRoleId: 3 })).toBe(404);
});

test('what somebody types lands in both mails as text, never as a page or a link', async () => {
  shows(12);
  const bad = '<script>alert(1)</script> https://malo.example/x';
  const form = fieldForm({ name: bad, detail: bad });
  await send(form);
  for (const mail of [await mailTo(admin.email, /FI-/), await mailTo(form.email, /FI-/)]) {
    expect(mail.html).not.toMatch(/<script|malo\.example/);
    expect(mail.html).toContain('&#60;script');
    expect(mail.text).not.toContain('malo.example');
  }
});

test('a machine at one place is told to wait, and its neighbour is not', async () => {
  shows(23);
  const { accountId } = admin;
  const at = (address: string) => world.call(sendFieldIncident, { params: { accountId }, body: fieldForm(), address });
  const answers = [];
  for (let sent = 0; sent < 21; sent += 1) answers.push(await at('203.0.113.20'));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.at(-1)).toMatchObject({ status: 429, body: { details: { seconds: expect.any(Number) } } });
  expect((await at('203.0.113.21')).status).toBe(200);
});
