import { checkInForm } from '@llave/contract/check-ins';
import { expect, test } from 'vitest';
import { bodyOf, consentIssues, emptyValues, stepOfField } from './form.ts';
import { personIssues, worksIssues } from './rules.ts';

const signature = 'data:image/png;base64,iVBORw0KGgo=';
const circumstances = { signature, ticket: 't', timeTaken: 200, language: 'es', isDemo: false } as const;
const photo = '0b0e4a0c-8e0f-4a54-9f0e-0a4a1f6a2b11.png';
const owner = {
  ...emptyValues,
  name: 'Lucía',
  nif: '12345678-z',
  numberPlate: '1234 bcd',
  phoneNumber: '600 111 222',
  email: 'lucia@cliente.test',
  worksToDo: 'Frenos',
  option: 2 as const,
};
const crane = {
  ...emptyValues,
  craneOperatorCompany: 'Grúas Sol',
  craneOperatorName: 'Iván',
  numberPlate: '1234 BCD',
  phoneNumber: '600 111 222',
  worksToDo: 'No arranca',
  option: 1 as const,
};

test('an owner lacks name, document, plate, phone and e-mail at first', () => {
  expect(Object.keys(personIssues({ isOwner: true, values: emptyValues })).sort()).toEqual(
    ['email', 'name', 'nif', 'numberPlate', 'phoneNumber'].sort(),
  );
  expect(personIssues({ isOwner: true, values: owner })).toEqual({});
});

test('a crane operator lacks company, name, plate and phone, and nothing of the owner', () => {
  expect(Object.keys(personIssues({ isOwner: false, values: emptyValues })).sort()).toEqual(
    ['craneOperatorCompany', 'craneOperatorName', 'numberPlate', 'phoneNumber'].sort(),
  );
  expect(personIssues({ isOwner: false, values: crane })).toEqual({});
  expect(personIssues({ isOwner: false, values: { ...crane, nif: '12345678A' } })).toEqual({ nif: 'nifInvalid' });
});

test('a control letter counts, unless the document is from abroad', () => {
  const wrong = { ...owner, nif: '12345678A' };
  expect(personIssues({ isOwner: true, values: wrong })).toEqual({ nif: 'nifInvalid' });
  expect(personIssues({ isOwner: true, values: { ...wrong, hasForeignDocument: true } })).toEqual({});
  expect(personIssues({ isOwner: true, values: { ...wrong, email: '' } })).toEqual({
    email: 'emailRequired',
    nif: 'nifInvalid',
  });
});

test('kilometres may be missing, may have their thousands apart, and must be a number', () => {
  const read = (kilometers: string) => personIssues({ isOwner: true, values: { ...owner, kilometers } });
  expect(read('')).toEqual({});
  expect(read('82.500')).toEqual({});
  expect(read('muchos')).toEqual({ kilometers: 'kilometersInvalid' });
  expect(bodyOf({ isOwner: true, values: { ...owner, kilometers: '82.500' } }, circumstances).kilometers).toBe(82_500);
});

test('what is sent is what the contract takes', () => {
  const body = bodyOf({ isOwner: true, values: { ...owner, image: photo } }, circumstances);
  expect(checkInForm.parse(body)).toMatchObject({
    nif: '12345678Z',
    numberPlate: '1234 BCD',
    image: photo,
    extension: 'png',
    kmImage: null,
    option: 2,
  });
  expect(checkInForm.parse(bodyOf({ isOwner: false, values: crane }, circumstances))).toMatchObject({
    isOwner: false,
    craneOperatorCompany: 'Grúas Sol',
    email: '',
  });
});

test('an owner who began as a crane operator sends nothing of that', () => {
  const values = { ...owner, craneOperatorCompany: 'Grúas Sol', craneOperatorName: 'Iván' };
  expect(checkInForm.parse(bodyOf({ isOwner: true, values }, circumstances))).toMatchObject({
    craneOperatorCompany: '',
  });
});

test('works, a decision, a signature and both acceptances are wanted', () => {
  expect(worksIssues(emptyValues)).toEqual({ worksToDo: 'worksRequired' });
  expect(Object.keys(consentIssues(emptyValues, false))).toEqual([
    'option',
    'signature',
    'acceptsPolicy',
    'acceptsProcessing',
  ]);
  expect(consentIssues({ ...owner, acceptsPolicy: true, acceptsProcessing: true }, true)).toEqual({});
});

test('who says nothing of an appointment sends the number that stands for none, and who has one sends theirs', () => {
  const sent = (more: object) => bodyOf({ isOwner: true, values: { ...owner, ...more } }, circumstances);
  expect(sent({}).appointmentNumber).toBe('12345');
  expect(sent({ hasAppointment: true, appointmentNumber: ' C-77 ' }).appointmentNumber).toBe('C-77');
  expect(sent({ hasAppointment: false, appointmentNumber: 'C-77' }).appointmentNumber).toBe('12345');
  expect(sent({ hasAppointment: true })).not.toHaveProperty('hasAppointment');
});

test('who has an appointment says which', () => {
  const lacks = (more: object) => personIssues({ isOwner: true, values: { ...owner, ...more } });
  expect(lacks({ hasAppointment: true })).toEqual({ appointmentNumber: 'appointmentNumberRequired' });
  expect(lacks({ hasAppointment: true, appointmentNumber: 'C-77' })).toEqual({});
  expect(lacks({ appointmentNumber: '' })).toEqual({});
});

test('a refused field is shown where it is asked for', () => {
  expect(['nif', 'kmImage', 'image', 'worksToDo', 'signature'].map(stepOfField)).toEqual([1, 1, 2, 2, 3]);
});
