import { accounts } from './accounts.ts';
import { forms } from './forms.ts';
import { home } from './home.ts';
import { passwords } from './passwords.ts';
import { shell } from './shell.ts';

export const staffTexts = { accounts, forms, home, passwords, shell };
