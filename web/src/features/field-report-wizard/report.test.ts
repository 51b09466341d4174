import { fieldIncidentForm } from '@llave/contract/field-incidents';
import { expect, test } from 'vitest';
import { anotherBy, attemptOf, bodyOf, emptyReport, type Report, withType } from './report.ts';
import { detailIssues, reporterIssues } from './rules.ts';

const photo = '0b0e4a0c-8e0f-4a54-9f0e-0a4a1f6a2b11.jpg';
const full: Report = {
  name: 'Rosa Gil',
  delegation: 'ITT Sur',
  email: 'rosa@sur.test',
  phoneNumber: '600 111 222',
  incidentType: 'Incidencia',
  category: 'Equipos contra incendios',
  priority: 'high',
  detail: 'El extintor está caducado',
  images: [photo],
};
const circumstances = { ticket: 't', timeTaken: 80, language: 'es' } as const;

test('who reports needs a name, a site, an e-mail and a phone', () => {
  expect(Object.keys(reporterIssues(emptyReport))).toEqual(['name', 'delegation', 'email', 'phoneNumber']);
  expect(reporterIssues({ ...full, email: 'rosa@', phoneNumber: 'no' })).toEqual({
    email: 'emailInvalid',
    phoneNumber: 'phoneInvalid',
  });
  expect(reporterIssues(full)).toEqual({});
});

test('an incident needs a photo, a purchase does not', () => {
  expect(detailIssues(emptyReport)).toEqual({ incidentType: 'fieldTypeRequired' });
  expect(detailIssues({ ...full, images: [] })).toEqual({ images: 'imageRequired' });
  expect(detailIssues({ ...full, incidentType: 'Compra', category: 'OTROS', images: [] })).toEqual({});
  expect(detailIssues({ ...full, category: '', detail: ' ' })).toEqual({
    category: 'categoryRequired',
    detail: 'detailRequired',
  });
});

test('changing the type clears the category, choosing the same again does not', () => {
  expect(withType(full, 'Compra')).toMatchObject({ incidentType: 'Compra', category: '', detail: full.detail });
  expect(withType(full, 'Incidencia')).toBe(full);
});

test('what is sent is what the contract takes', () => {
  expect(fieldIncidentForm.parse(bodyOf(full, circumstances))).toMatchObject({
    category: 'Equipos contra incendios',
    images: [{ image: photo, extension: 'jpg' }],
    timeTaken: 80,
  });
});

test('a report that says the same is sent under the same name, with the time that it took at first', () => {
  const first = attemptOf(null, bodyOf(full, circumstances));

  expect(attemptOf(first, bodyOf(full, { ...circumstances, timeTaken: 95 }))).toBe(first);
  expect(attemptOf(first, bodyOf({ ...full, priority: 'low' }, circumstances)).key).not.toBe(first.key);
});

test('the next report is by the same hand', () => {
  expect(anotherBy(full)).toEqual({
    ...emptyReport,
    name: 'Rosa Gil',
    delegation: 'ITT Sur',
    email: 'rosa@sur.test',
    phoneNumber: '600 111 222',
  });
});
