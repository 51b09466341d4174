import { receiptSheet } from '@llave/contract/receipt-sheet';
import { receiptWords, wordsVersion } from '@llave/contract/receipt-words';
import { expect, test } from 'vitest';
import { paperWords } from '../bookings/paper-words.ts';
import { canonical, digestOf } from './seal.ts';

const input = {
  isOwner: true,
  name: 'Lucía',
  surname: 'Peña',
  nif: '12345678Z',
  hasForeignDocument: false,
  email: '',
  phoneNumber: '600',
  craneOperatorCompany: 'Grúas',
  craneOperatorName: 'Luis',
  numberPlate: '1234 BCD',
  kilometers: 1,
  appointmentNumber: '',
  worksToDo: 'Frenos',
  option: 1,
};
const company = {
  name: 'Taller',
  companyIdentifier: 'B1',
  street: 'Calle 1',
  postCode: '46001',
  city: 'Valencia',
  state: 'Valencia',
  phoneNumber: '960',
  email: 'a@b.test',
  registryNumber: '1',
};

test('other words on papers have another version', () => {
  const spoken = (['es', 'en'] as const).map((language) => ({
    paper: paperWords[language],
    signed: [paperWords[language].signed('Lucía', 'hoy'), receiptWords[language].signed('Lucía', 'hoy')],
    receipts: [true, false].map((isOwner) => receiptSheet({ ...input, isOwner }, company, language)),
  }));
  expect({ wordsVersion, digest: digestOf(JSON.parse(JSON.stringify(spoken))) }).toEqual({
    wordsVersion: '2026-11-18',
    digest: 'a4735486a1ee38419c23c5e27be23b0f78cfa9dceb91ce84bac7d5ca792b4a5b',
  });
});

test('the same thing is written the same, whichever way its keys came', () => {
  expect(canonical({ b: [1, { d: null, c: 'ñ' }], a: undefined, A: true })).toBe(
    '{"A":true,"b":[1,{"c":"ñ","d":null}]}',
  );
});
