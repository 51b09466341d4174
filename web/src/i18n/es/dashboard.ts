import { forms } from './forms.ts';
import { lists } from './lists.ts';
import { notices } from './notices.ts';
import { passwords } from './passwords.ts';
import { shell } from './shell.ts';
import { times } from './times.ts';
import { tools } from './tools.ts';

/** What the frame of the dashboard says, and the page that most people open first. */
export const dashboardTexts = {
  forms,
  lists,
  notices,
  passwords,
  shell,
  times,
  tools,
};
