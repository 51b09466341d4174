import { beforeEach, describe, expect, test } from 'vitest';
import { givenFile } from '../../test/given.ts';
import { craneForm, ownerForm, sendForm, setAccount } from '../../test/given-reception.ts';
import { givenWorld } from '../../test/given-world.ts';
import { readPdf } from '../../test/pdf.ts';
import { seeThrough } from '../../test/samples.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();
let admin: Member;
beforeEach(async () => {
  admin = await world.company({ companyName: 'Taller Turia' });
  await setAccount(world, admin, { fullCheckinAccess: true, registryNumber: '46/012345' });
});

const receiptOf = async (form: object) => {
  const { status, body } = await sendForm(world, admin.accountId, form);
  expect(status).toBe(200);
  return readPdf(Buffer.from(body.pdf, 'base64'));
};
const day = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Madrid' }).format(world.services.now());

const company = ['Taller Turia', 'B12345674', 'Calle Mayor, 1, 46001 Valencia (Valencia)', '46/012345', '960 000 000'];

test('says in Spanish who took the vehicle, whose it is, what is to be done and what was signed', async () => {
  const form = await ownerForm({
    email: 'lucia@cliente.test',
    option: 2,
    worksToDo: 'Frenos delanteros\nCambio de aceite',
    appointmentNumber: 'C-77',
  });
  const { pages, text, pictures, title } = await receiptOf(form);
  expect({ pages, pictures, title }).toEqual({ pages: 1, pictures: 1, title: 'Resguardo de depósito N.º 000001' });
  for (const words of [
    ...company,
    'Resguardo de depósito',
    'N.º 000001',
    day('es-ES'),
    'Lucía Peña Gómez',
    '12345678Z',
    '600 11 22 33',
    'lucia@cliente.test',
    '1234 BCD',
    '84.210',
    'C-77',
    'Frenos delanteros Cambio de aceite',
    '1. Solicito presupuesto previo.',
    '2. Renuncio al presupuesto y autorizo la reparación.',
    'He leído y acepto la política de privacidad.',
    'Acepto que Taller Turia use mis datos para la reparación y el resguardo.',
    'Firmado por Lucía Peña Gómez el',
    'Real Decreto 1457/1986',
  ])
    expect(text).toContain(words);
});

test('says the same in English to who reads it so, with the crane operator and what is not known', async () => {
  const { pages, text, pictures } = await receiptOf(await craneForm({ language: 'en', kilometers: null }));
  expect({ pages, pictures }).toEqual({ pages: 1, pictures: 1 });
  for (const words of [
    ...company,
    'Deposit receipt',
    'No. 000001',
    day('en-GB'),
    'Delivered by the recovery truck',
    'Grúas Norte',
    'Luis Ortega',
    'Owner of the vehicle',
    'Not stated',
    '1. I ask for an estimate first.',
    'I have read and accept the privacy policy.',
    'Signed by Luis Ortega (Grúas Norte) on',
    'Royal Decree 1457/1986',
  ])
    expect(text).toContain(words);
});

test.each([
  ['es', 'Sin cita'],
  ['en', 'No appointment'],
] as const)(
  'says in %s that there is no appointment, and not the number that stands for none',
  async (language, words) => {
    for (const appointment of [{}, { appointmentNumber: '12345' }, { appointmentNumber: '' }]) {
      const { text } = await receiptOf(await ownerForm({ ...appointment, language, nif: '00000000T' }));
      expect(text).toContain(words);
      expect(text).not.toMatch(/\b12345\b/);
    }
  },
);

test('shows the logo beside the signature, see-through or not', async () => {
  const logo = await givenFile(world, admin, 'image', await seeThrough(), 'png');
  await setAccount(world, admin, { logo });
  expect((await receiptOf(await ownerForm())).pictures).toBe(2);
});

describe('says all that was written, on as many pages as it takes', () => {
  const long = (length: number) => 'Palabra y más palabras, '.repeat(100).slice(0, length).trim();

  test('two thousand characters of works on one', async () => {
    const worksToDo = `${long(1980)} y el final de todo`;
    const { pages, text } = await receiptOf(await ownerForm({ worksToDo }));
    expect(pages).toBe(1);
    expect(text).toContain('y el final de todo');
  });

  test('sixty lines of works', async () => {
    const lines = Array.from({ length: 60 }, (_, at) => `${at + 1}. Trabajo ${at + 1} del taller`);
    const { pages, text } = await receiptOf(await ownerForm({ worksToDo: lines.join('\n') }));
    expect(lines.filter((line) => !text.includes(line))).toEqual([]);
    expect(pages).toBe(2);
  });

  test.each([
    ['one letter a line', { worksToDo: 'ñ\n'.repeat(999) }, 'ñ', 999],
    [
      'one word without end',
      { worksToDo: 'Ŵ'.repeat(2000), name: 'W'.repeat(100), surname: 'M'.repeat(100) },
      'Ŵ',
      2000,
    ],
  ])('%s', async (_, more, letter, count) => {
    const { pages, text } = await receiptOf(await ownerForm(more));
    expect(pages).toBeLessThan(4);
    expect(text.split(letter).length - 1).toBeGreaterThanOrEqual(count);
  });

  test('everything as long as it may be, of the company too', async () => {
    const address = { street: long(200), city: long(200), state: long(200), postCode: '4'.repeat(20) };
    await setAccount(world, admin, { companyName: long(200), address, registryNumber: '9'.repeat(60) });
    const form = await craneForm({
      name: long(100),
      surname: long(100),
      email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.test`,
      craneOperatorCompany: long(200),
      craneOperatorName: 'W'.repeat(200),
      numberPlate: 'W'.repeat(20),
      phoneNumber: '6'.repeat(40),
      appointmentNumber: '1'.repeat(40),
      worksToDo: `${long(1980)} y el final de todo`,
    });
    for (const language of ['es', 'en']) {
      const { pages, text } = await receiptOf({ ...form, language });
      expect(text).toContain('y el final de todo');
      expect(pages).toBeLessThan(3);
    }
  });

  test('names in every alphabet, what has no letters here by its numbers', async () => {
    const worksToDo = 'Ремонт тормозов, αλλαγή λαδιών';
    const { text } = await receiptOf(await ownerForm({ worksToDo, name: 'Зоя 刘', surname: 'محمد 🚗𠮷' }));
    for (const words of ['Ремонт тормозов', 'αλλαγή λαδιών', 'Зоя', 'U+5218', 'U+20BB7']) expect(text).toContain(words);
    expect(text).not.toMatch(/\0|\ufffd/);
  });
});

test('nothing that a visitor types can be pressed on the paper', async () => {
  const worksToDo =
    'https://evil.example/pay www.evil.example evil.example/x mailto:a@evil.example javascript:alert(1)';
  const { text, links } = await receiptOf(await ownerForm({ worksToDo, name: 'http://evil.example' }));
  expect(links).toBe(0);
  expect(text).not.toMatch(/:\/\/evil|www\.evil|evil\.example\/|mailto:a|javascript:a/);
});
