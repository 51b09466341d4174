import { lists } from './lists.ts';
import { notices } from './notices.ts';
import { shell } from './shell.ts';
import { times } from './times.ts';
import { tools } from './tools.ts';

export const officeTexts = {
  lists,
  notices,
  shell,
  times,
  tools,
};
