import { accounts } from './accounts.ts';
import { files } from './files.ts';
import { forms } from './forms.ts';
import { home } from './home.ts';
import { lists } from './lists.ts';
import { passwords } from './passwords.ts';
import { shell } from './shell.ts';
import { users } from './users.ts';

export const staffTexts = { accounts, files, forms, home, lists, passwords, shell, users };
