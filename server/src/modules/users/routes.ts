import { AppError } from '@llave/contract/errors';
import {
  changeOwnLanguage,
  changeUser,
  createAdmin,
  createWorker,
  deleteUser,
  getUser,
  listUsers,
  userExists,
  userQr,
} from '@llave/contract/users';
import { userOf } from '../../http/member.ts';
import { route } from '../../http/route.ts';
import { addAdmin, addWorker, change, remove } from './commands.ts';
import { changeOwn } from './languages.ts';
import { draw } from './qr.ts';
import { findTaken, findUserRow, list, sayTaken } from './queries.ts';

export const userRoutes = [
  route(listUsers, list),
  route(getUser, async ({ db, accountId }, { params }) => {
    const row = await findUserRow(db, params.id);
    if (!row) throw new AppError('notFound');
    return userOf(row, accountId);
  }),
  route(createWorker, addWorker),
  route(createAdmin, addAdmin),
  route(changeUser, change),
  route(changeOwnLanguage, changeOwn),
  route(deleteUser, remove),
  route(userExists, sayTaken, findTaken),
  route(userQr, draw),
];
