import {
  changeAccount,
  drawPageQr,
  getAccount,
  getDemoAccount,
  getPublicAccount,
  signUp,
} from '@llave/contract/accounts';
import { route } from '../../http/route.ts';
import { change, hashFirst, register } from './commands.ts';
import { drawPage, drawPoster } from './qr.ts';
import { findDemo, readAccount, readPublic, slowTickets } from './queries.ts';

export const accountRoutes = [
  route(signUp, register, hashFirst),
  route(getDemoAccount, findDemo),
  route(getAccount, readAccount),
  route(changeAccount, change),
  route(getPublicAccount, readPublic, slowTickets),
  route(drawPageQr, drawPage, drawPoster),
];
