import { expect, test } from 'vitest';
import { checkInForm } from './check-ins.ts';

const signature = 'data:image/png;base64,AAAA';
const agreed = { option: 1, signature, acceptsPolicy: true, acceptsProcessing: true, worksToDo: 'Frenos' };
const owner = {
  ...agreed,
  isOwner: true,
  name: 'Ana',
  nif: '12.345.678-z',
  email: 'ana@example.com',
  numberPlate: '1234 BCD',
  phoneNumber: '+34 600 00 00 00',
};
const crane = {
  ...agreed,
  isOwner: false,
  craneOperatorCompany: 'Grúas Norte',
  craneOperatorName: 'Luis',
  numberPlate: '1234 BCD',
  phoneNumber: '600000000',
};

const issues = (body: object) =>
  Object.fromEntries(
    (checkInForm.safeParse(body).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

test('an owner says who they are, a crane operator who brings it', () => {
  expect(checkInForm.parse(owner)).toMatchObject({ nif: '12345678Z', appointmentNumber: '12345', language: 'es' });
  expect(checkInForm.parse(crane)).toMatchObject({ name: '', nif: '', email: '' });
});

test.each([
  ['name', 'nameRequired'],
  ['nif', 'nifRequired'],
  ['email', 'emailRequired'],
  ['numberPlate', 'numberPlateRequired'],
  ['phoneNumber', 'phoneRequired'],
  ['worksToDo', 'worksRequired'],
])('an owner leaves out %s', (field, code) => {
  expect(issues({ ...owner, [field]: '' })).toEqual({ [field]: code });
});

test.each([
  ['craneOperatorCompany', 'craneCompanyRequired'],
  ['craneOperatorName', 'craneNameRequired'],
  ['numberPlate', 'numberPlateRequired'],
  ['phoneNumber', 'phoneRequired'],
  ['worksToDo', 'worksRequired'],
])('a crane operator leaves out %s', (field, code) => {
  expect(issues({ ...crane, [field]: '' })).toEqual({ [field]: code });
});

test('nothing goes without signature, option and both acceptances', () => {
  const { option: _, ...without } = owner;
  expect(issues({ ...without, signature: '', acceptsPolicy: false, acceptsProcessing: false })).toEqual({
    option: 'optionRequired',
    signature: 'signatureRequired',
    acceptsPolicy: 'policyRequired',
    acceptsProcessing: 'processingRequired',
  });
});

test('a control letter is checked, of a foreign document there is none', () => {
  expect(issues({ ...owner, nif: '12345678A' })).toEqual({ nif: 'nifInvalid' });
  expect(issues({ ...crane, nif: '12345678A' })).toEqual({ nif: 'nifInvalid' });
  expect(issues({ ...owner, nif: 'C01X00T47', hasForeignDocument: true })).toEqual({});
});

test('a picture is a jpeg, jpg or png', () => {
  const name = (ending: string) => `0b9c7e0a-6f5d-4b39-8e0e-1f1f6c1d2e3f.${ending}`;
  expect(issues({ ...owner, image: name('jpeg'), kmImage: name('png') })).toEqual({});
  expect(issues({ ...owner, image: name('gif') })).toEqual({ image: 'imageFormatInvalid' });
});
