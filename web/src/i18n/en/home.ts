import type { home as shape } from '../es/home.ts';

export const home: typeof shape = {
  hello: 'Hello, {{name}}',
  helloNobody: 'Hello',
  account: 'Your company’s details',
  accountLead: 'Address, logo, branches and what your customers see.',
  openAccount: 'Open the account',
  password: 'Your password',
  passwordLead: 'Change it whenever you like. Your sessions close everywhere.',
  changePassword: 'Change password',
  failed: 'We could not read your company’s details',
};
