import { beforeAll, expect, test } from 'vitest';
import type { Day } from './day.ts';
import { jpegPhoto, pngPhoto, signatures } from './drawn.ts';
import { fieldsOf } from './entities.ts';
import { expectFields, granted, refusedFields } from './wire.ts';

const consents = { acceptsPolicy: true, acceptsProcessing: true };

/** What the check-in wizard sends, with every field that the specification names. */
export const appointment = async (accountId: string, more: object = {}) => ({
  appointmentNumber: '12345',
  name: 'Lucía',
  surname: 'Peña Gómez',
  nif: '12345678Z',
  numberPlate: '1234 BCD',
  phoneNumber: '600 11 22 33',
  email: `lucia-${crypto.randomUUID()}@cliente.test`,
  kilometers: 84_210,
  worksToDo: 'Frenos delanteros',
  signature: await signatures.png(),
  craneOperatorCompany: '',
  craneOperatorName: '',
  accountId,
  timeTaken: 95,
  isOwner: true,
  option: 1,
  ...more,
});

/** What the field-incident wizard sends. */
export const siteReport = (accountId: string, more: object = {}) => ({
  accountId,
  name: 'Raúl Mas',
  delegation: 'ITT Norte',
  detail: 'No imprime',
  images: [] as object[],
  timeTaken: 61,
  email: `raul-${crypto.randomUUID()}@sede.test`,
  incidentType: 'Compra',
  category: 'Fotocopiadoras',
  phoneNumber: '600 22 33 44',
  priority: 'low',
  ...more,
});

const inBase64 = async (photo: Promise<Buffer>) => (await photo).toString('base64');

/** The front door: vehicles that are left, and what the sites report. */
export const receptionChapter = (day: Day) => {
  beforeAll(async () => {
    const { boss } = day;
    const account = granted(await boss.calls.account());
    granted(await boss.calls.changeAccount({ ...account, delegations: ['ITT Norte', 'ITT Sur'] }));
  });

  /** A picture that a visitor has uploaded with the ticket of the public data. */
  const uploadedByVisitor = async () => {
    const { uploadTicket: ticket } = granted(await day.anybody.account(day.accountId));
    const fileName = `visita-${crypto.randomUUID().slice(0, 8)}.jpg`;
    await day.wire.put(
      granted(await day.anybody.uploadAddress(fileName, { ticket })).sasUri,
      await jpegPhoto(),
      'image/jpeg',
    );
    return { ticket, fileName };
  };

  const leave = async (more: object) =>
    day.anybody.leaveVehicle(day.accountId, await appointment(day.accountId, { ...consents, ...more }));

  test('a vehicle is left by its owner, who gets the receipt', async () => {
    const receipt = granted(await leave({}));
    expectFields(receipt, fieldsOf.receipt);
    expect(Buffer.from(receipt.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  test.each([12345, '12345', '', null])(
    'a vehicle is left with the appointment number %j',
    async (appointmentNumber) => {
      granted(await leave({ appointmentNumber }));
    },
  );

  test.each(['', null])('a vehicle is left with %j in everything that is optional', async (nothing) => {
    const pictures = { image: nothing, extension: nothing, kmImage: nothing, kmExtension: nothing };
    granted(await leave({ ...pictures, surname: nothing, timeTaken: null }));
  });

  test.each(['84210', 84_210, '', null])('a vehicle is left with the kilometres %j', async (kilometers) => {
    granted(await leave({ kilometers }));
  });

  test.each(Object.entries(signatures))('a vehicle is left with a signature as %s', async (_, draw) => {
    granted(await leave({ signature: await draw() }));
  });

  test('a vehicle is left with its pictures in the form', async () => {
    granted(
      await leave({
        image: await inBase64(jpegPhoto()),
        extension: 'jpg',
        kmImage: await inBase64(pngPhoto()),
        kmExtension: 'png',
        option: 2,
      }),
    );
  });

  test('a vehicle is left with one picture uploaded and one in the form', async () => {
    const { ticket, fileName } = await uploadedByVisitor();
    const kmImage = `data:image/jpeg;base64,${await inBase64(jpegPhoto())}`;
    granted(await leave({ image: fileName, extension: 'jpg', kmImage, kmExtension: 'jpeg', ticket }));
  });

  test('a vehicle is left by a crane operator where the company lets them', async () => {
    const { boss } = day;
    granted(await boss.calls.changeAccount({ ...granted(await boss.calls.account()), fullCheckinAccess: true }));
    const crane = { isOwner: false, craneOperatorCompany: 'Grúas Norte', craneOperatorName: 'Luis Ortega' };
    granted(await leave({ ...crane, name: '', surname: null, nif: '', email: null }));
  });

  test('without the two consents a vehicle is not left, and the answer names them', async () => {
    const body = await appointment(day.accountId);
    const refused = refusedFields(await day.anybody.leaveVehicle(day.accountId, body));
    expect(Object.keys(refused).sort()).toEqual(['acceptsPolicy', 'acceptsProcessing']);
  });

  test('a site asks for a purchase without a picture', async () => {
    const { reference } = granted(await day.anybody.reportFromSite(day.accountId, siteReport(day.accountId)));
    expect(reference).toBeTruthy();
  });

  test('a site reports an incident with its pictures in the form', async () => {
    const images = [
      { image: await inBase64(jpegPhoto()), extension: 'jpg' },
      { image: await inBase64(pngPhoto()), extension: 'png' },
    ];
    const report = siteReport(day.accountId, {
      incidentType: 'Incidencia',
      priority: 'high',
      images,
      reference: 'R-1',
    });
    granted(await day.anybody.reportFromSite(day.accountId, report));
  });

  test('a site reports an incident with one picture uploaded and one in the form', async () => {
    const { ticket, fileName } = await uploadedByVisitor();
    const images = [
      { image: fileName, extension: 'jpg' },
      { image: await inBase64(pngPhoto()), extension: 'png' },
    ];
    const report = siteReport(day.accountId, { incidentType: 'Incidencia', images, ticket });
    granted(await day.anybody.reportFromSite(day.accountId, report));
  });
};
