import {
  changeOwnLanguage,
  changeUser,
  createAdmin,
  createWorker,
  deleteUser,
  endOwnBadge,
  getOwnBadge,
  getUser,
  listUsers,
  userExists,
  userQr,
} from '@llave/contract/users';
import { route } from '../../http/route.ts';
import { slowChange, slowInvitation } from '../addresses/budgets.ts';
import { endOwn, readOwn } from './badges.ts';
import { addAdmin, addWorker, change, remove } from './commands.ts';
import { changeOwn } from './languages.ts';
import { draw, drawCode } from './qr.ts';
import { findTaken, list, read, sayTaken } from './queries.ts';

export const userRoutes = [
  route(listUsers, list),
  route(getUser, read),
  route(createWorker, addWorker),
  route(createAdmin, addAdmin, slowInvitation),
  route(changeUser, change, slowChange),
  route(changeOwnLanguage, changeOwn),
  route(deleteUser, remove),
  route(userExists, sayTaken, findTaken),
  route(userQr, draw, drawCode),
  route(getOwnBadge, readOwn),
  route(endOwnBadge, endOwn),
];
