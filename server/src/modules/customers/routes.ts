import * as calls from '@llave/contract/customers';
import { route } from '../../http/route.ts';
import { complete, pickUp, readSignature, signIn, signOut } from './commands.ts';
import { read, readLocker, readNextPaper } from './queries.ts';
import { record, slowRecordings } from './recordings.ts';
import { find } from './search.ts';

export const customerRoutes = [
  route(calls.findBooking, find),
  route(calls.readVisit, read),
  route(calls.readPaper, readNextPaper),
  route(calls.checkIn, signIn, readSignature),
  route(calls.confirmPickup, pickUp),
  route(calls.recordReturn, record, slowRecordings),
  route(calls.signReturn, signOut, readSignature),
  route(calls.completeReturn, complete),
  route(calls.getUsedLocker, readLocker),
];
