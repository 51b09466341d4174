import { expect, test } from 'vitest';
import { type Day, registration } from './day.ts';
import { pngPhoto } from './drawn.ts';
import { appointment, siteReport } from './reception.ts';
import { bookingForm } from './rental.ts';
import { staffClient } from './staff-client.ts';
import { refusedFields } from './wire.ts';

const consents = { acceptsPolicy: true, acceptsProcessing: true };

/** What is wrong is refused, and the answer says which field and by which rule. */
export const mistakesChapter = (day: Day) => {
  test('in signing in and signing up', async () => {
    const { anybody } = day;
    expect(refusedFields(await anybody.signIn('no@es', '12345'))).toEqual({
      identifier: 'identifierInvalid',
      password: 'passwordMin6',
    });
    expect(refusedFields(await anybody.signIn('ab', '123456'))).toEqual({ identifier: 'identifierShort' });
    const { address: _, ...form } = registration({ password: 'Corta.1', email: 'nadie', phoneNumber: '' });
    const address = { street: '', city: '', state: '', postCode: '' };
    expect(refusedFields(await anybody.signUp({ ...form, address, companyName: '', companyIdentifier: null }))).toEqual(
      {
        email: 'emailInvalid',
        password: 'passwordMin8',
        phoneNumber: 'phoneRequired',
        companyName: 'companyNameRequired',
        companyIdentifier: 'companyIdentifierRequired',
        'address.street': 'streetRequired',
        'address.city': 'cityRequired',
        'address.state': 'stateRequired',
        'address.postCode': 'postCodeRequired',
      },
    );
  });

  test('in a vehicle', async () => {
    const empty = { brand: '', model: null, numberPlate: ' ', currentKilometers: '' };
    expect(refusedFields(await day.boss.calls.addVehicle(empty))).toEqual({
      brand: 'brandRequired',
      model: 'modelRequired',
      numberPlate: 'numberPlateRequired',
      currentKilometers: 'kilometersRequired',
    });
    const wrong = { brand: 'Seat', model: 'León', numberPlate: '1', currentKilometers: 'muchos' };
    expect(Object.keys(refusedFields(await day.boss.calls.addVehicle(wrong)))).toEqual(['currentKilometers']);
  });

  test('in a booking', async () => {
    const form = bookingForm('', '', 'mañana');
    const customer = { email: 'nadie', phone: null, name: '', surname: '' };
    const bookingInfo = { ...form.bookingInfo, bookingNumber: '', dateFrom: '' };
    expect(refusedFields(await day.boss.calls.addBooking({ ...form, customer, bookingInfo }))).toEqual({
      'customer.email': 'bookingEmailInvalid',
      'customer.name': 'bookingNameRequired',
      'customer.surname': 'bookingSurnameRequired',
      'bookingInfo.bookingNumber': 'bookingNumberRequired',
      'bookingInfo.dateFrom': 'dateFromRequired',
      'bookingInfo.dateTo': 'bookingDateInvalid',
      'bookingInfo.vehicleId': 'vehicleRequired',
    });
  });

  test('in a tool, its calibration and its file', async () => {
    const { calls } = day.boss;
    const { name, ...image } = refusedFields(await calls.addTool({ name: '', imgUrl: '' }));
    expect([name, Object.values(image)]).toEqual(['toolNameRequired', ['imageRequired']]);
    expect(Object.keys(image)[0]).toMatch(/^(img|imgUrl|fileName)$/);
    const wrong = await calls.addTool({ name: 'Gato', imgUrl: 'x.jpg', purchasePrice: 'caro', purchaseDate: 'ayer' });
    expect(refusedFields(wrong)).toMatchObject({ purchasePrice: 'priceInvalid', purchaseDate: 'dateInvalid' });
    const id = crypto.randomUUID();
    expect(refusedFields(await calls.calibrateTool(id, { entity: '' }))).toEqual({ entity: 'entityRequired' });
    const file = { fileName: 'a.pdf', originalName: 'a.pdf', fileType: '' };
    expect(refusedFields(await calls.addFile(id, file))).toEqual({ fileType: 'fileTypeRequired' });
  });

  test('in people', async () => {
    const { calls } = day.boss;
    const { accountId } = day;
    expect(refusedFields(await calls.addUser({ accountId, name: '', surname: null, userName: '' }))).toEqual({
      name: 'nameRequired',
      surname: 'surnameRequired',
      userName: 'userNameRequired',
    });
    expect(refusedFields(await calls.addAdmin({ accountId, name: 'A', surname: 'B', email: null }))).toEqual({
      email: 'emailRequired',
    });
    const weak = { password: 'corta', accountId, userId: day.pedro.user.id };
    expect(Object.keys(refusedFields(await calls.setPasswordOf(weak)))).toEqual(['password']);
  });

  test('in what a visitor leaves', async () => {
    const { anybody, accountId } = day;
    const nothing = { name: '', nif: '', numberPlate: '', phoneNumber: '', email: '', worksToDo: '', signature: '' };
    const empty = await appointment(accountId, { ...consents, ...nothing, option: null });
    expect(refusedFields(await anybody.leaveVehicle(accountId, empty))).toMatchObject({
      name: 'nameRequired',
      nif: 'nifRequired',
      numberPlate: 'numberPlateRequired',
      phoneNumber: 'phoneRequired',
      email: 'emailRequired',
      worksToDo: 'worksRequired',
      signature: 'signatureRequired',
      option: 'optionRequired',
    });
    const photo = (await pngPhoto()).toString('base64');
    const form = await appointment(accountId, { ...consents, image: photo, extension: 'svg' });
    expect(Object.values(refusedFields(await anybody.leaveVehicle(accountId, form)))).toContain('imageFormatInvalid');
  });

  test('in what a site reports', async () => {
    const { anybody, accountId } = day;
    const report = (more: object) => anybody.reportFromSite(accountId, siteReport(accountId, more));
    expect(refusedFields(await report({ incidentType: 'Incidencia' }))).toEqual({ images: 'imageRequired' });
    const empty = { name: '', delegation: '', email: '', phoneNumber: '', detail: '', category: '' };
    expect(refusedFields(await report(empty))).toEqual({
      name: 'nameRequired',
      delegation: 'siteRequired',
      email: 'emailRequired',
      phoneNumber: 'phoneRequired',
      detail: 'detailRequired',
      category: 'categoryRequired',
    });
    const image = { image: (await pngPhoto()).toString('base64'), extension: 'png' };
    expect(refusedFields(await report({ images: [image, image, image] }))).toEqual({ images: 'tooMany' });
  });

  test('in who asks', async () => {
    const { wire, accountId, boss, marta, anybody } = day;
    const nobody = await staffClient(wire, undefined, accountId).tools();
    expect(nobody).toMatchObject({
      status: 401,
      body: { code: 'tokenMissing', message: 'Authentication token is missing' },
    });
    expect(await marta.calls.addVehicle({})).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await boss.calls.deleteUser(boss.user.id)).toMatchObject({ status: 409, body: { code: 'yourself' } });
    expect(await anybody.signIn(boss.user.email ?? '', 'Otra.Cosa1')).toMatchObject({
      status: 401,
      body: { message: 'Incorrect user or password' },
    });
    expect(await anybody.findBooking('NADA', accountId, 'Nadie')).toMatchObject({ status: 404 });
  });
};
