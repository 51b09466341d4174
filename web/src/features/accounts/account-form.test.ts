import { expect, test } from 'vitest';
import { differences, settle } from '../../lib/forms/differences.ts';
import { type AccountValues, accountFields } from './account-form.ts';
import { newNames } from './new-names.ts';

const base: AccountValues = {
  companyName: 'Talleres Levante',
  companyIdentifier: 'B12345678',
  phoneNumber: '960 123 456',
  address: { street: 'Calle de la Paz 12', city: 'Valencia', state: 'Valencia', postCode: '46002' },
  logo: null,
  privacyPolicy: '',
  fullCheckinAccess: false,
  keyDrop: false,
  keyDropMinutes: 60,
  checkInHours: 2,
  secondFactor: 'none',
  registryNumber: '',
  contactEmail: '',
  delegations: ['Norte'],
  auditMonths: 24,
  retention: { pictures: 12, papers: 36, reports: 24, blocked: 36 },
};

test('only what the other changed and what is not the same here is asked about', () => {
  const yours = { ...base, companyName: 'Mío', phoneNumber: '1', keyDrop: true };
  const theirs = { ...base, companyName: 'Suyo', keyDrop: true, delegations: ['Norte', 'Sur'] };

  expect(differences(accountFields, base, yours, theirs)).toEqual([
    { field: 'companyName', theirs: 'Suyo', yours: 'Mío', touched: true },
    { field: 'delegations', theirs: ['Norte', 'Sur'], yours: ['Norte'], touched: false },
  ]);
});

test('what was chosen is what is saved', () => {
  const yours = { ...base, companyName: 'Mío', phoneNumber: '1' };
  const theirs = { ...base, companyName: 'Suyo', address: { ...base.address, city: 'Torrent' } };
  const found = differences(accountFields, base, yours, theirs);

  const settled = settle(yours, found, { companyName: 'yours', 'address.city': 'theirs' });

  expect(settled).toEqual({ ...yours, address: { ...base.address, city: 'Torrent' } });
});

test('pasted lines are added once, without those already there', () => {
  expect(newNames(' CM93  Norte\r\n\nnorte\nSur\nSUR\n', ['Norte'])).toEqual(['CM93 Norte', 'Sur']);
});
