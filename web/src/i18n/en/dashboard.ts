import { forms } from './forms.ts';
import { lists } from './lists.ts';
import { notices } from './notices.ts';
import { passwords } from './passwords.ts';
import { shell } from './shell.ts';
import { times } from './times.ts';
import { tools } from './tools.ts';

export const dashboardTexts = {
  forms,
  lists,
  notices,
  passwords,
  shell,
  times,
  tools,
};
