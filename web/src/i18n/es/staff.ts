import { accounts } from './accounts.ts';
import { files } from './files.ts';
import { forms } from './forms.ts';
import { home } from './home.ts';
import { passwords } from './passwords.ts';
import { shell } from './shell.ts';

export const staffTexts = { accounts, files, forms, home, passwords, shell };
