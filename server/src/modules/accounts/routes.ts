import { changeAccount, getAccount, getPublicAccount, signUp } from '@llave/contract/accounts';
import { route } from '../../http/route.ts';
import { change, hashFirst, register } from './commands.ts';
import { readAccount, readPublic, slowTickets } from './queries.ts';

export const accountRoutes = [
  route(signUp, register, hashFirst),
  route(getAccount, readAccount),
  route(changeAccount, change),
  route(getPublicAccount, readPublic, slowTickets),
];
