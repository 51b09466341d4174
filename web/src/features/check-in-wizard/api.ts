import { type CheckInForm, confirmKeyDrop, sendCheckIn } from '@llave/contract/check-ins';
import { call } from '../../lib/calls/call.ts';

/** The same key again is the same check-in, however often an answer gets lost. */
export const send = (accountId: string, body: CheckInForm, key: string) =>
  call(sendCheckIn, { params: { accountId }, body }, { key });

/** Saying it twice says it once. */
export const dropKey = (accountId: string, proof: string) =>
  call(confirmKeyDrop, { params: { accountId }, body: { proof } });
