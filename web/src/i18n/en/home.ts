import type { home as shape } from '../es/home.ts';

export const home: typeof shape = {
  hello: 'Hello, {{name}}',
  helloNobody: 'Hello',
  account: 'Your company’s details',
  accountLead: 'Address, logo, branches and what your customers see.',
  openAccount: 'Open the account',
  failed: 'We could not read your company’s details',
};
