import type { company as shape } from '../es/company.ts';

export const company: typeof shape = {
  companyName: 'Company name',
  companyIdentifier: 'Tax ID',
  phoneNumber: 'Phone',
  street: 'Street and number',
  city: 'City',
  state: 'Province',
  postCode: 'Post code',
  months_one: '{{count}} month',
  months_other: '{{count}} months',
  years_one: '{{count}} year',
  years_other: '{{count}} years',
};
