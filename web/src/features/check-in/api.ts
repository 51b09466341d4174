import { type CheckInForm, sendCheckIn } from '@llave/contract/check-ins';
import { call } from '../../lib/call.ts';

/** The same key again is the same check-in, however often an answer gets lost. */
export const send = (accountId: string, body: CheckInForm, key: string) =>
  call(sendCheckIn, { params: { accountId }, body }, { key });
