import * as calls from '@llave/contract/customers';
import type { Language } from '@llave/contract/fields';
import { call } from '../../lib/calls/call.ts';
import type { Visit } from './visit.ts';

export const searchBooking = (
  accountId: string,
  { bookingNumber, surname }: { bookingNumber: string; surname: string },
  key?: string,
) => call(calls.findBooking, { params: { accountId, bookingNumber, surname }, query: { key } });

export const readVisit = ({ bookingId, code }: Visit) =>
  call(calls.readVisit, { params: { id: bookingId }, query: { code } });

export const readPaper = ({ bookingId, code }: Visit, language: Language) =>
  call(calls.readPaper, { params: { id: bookingId }, query: { code, language } });

/** A drawing under what was read, which the digest names, in the language it was read in. */
export type Signature = { signature: string; language: Language; digest: string };

export const checkIn = ({ bookingId, accountId, code }: Visit, signed: Signature) =>
  call(calls.checkIn, { params: { id: bookingId }, body: { ...signed, accountId, code } });

export const readLocker = ({ bookingId, accountId, code }: Visit) =>
  call(calls.getUsedLocker, { params: { accountId, useId: bookingId }, query: { code } });

export const confirmPickup = ({ bookingId, code }: Visit) =>
  call(calls.confirmPickup, { params: { id: bookingId, code } });

export const recordReturn = async ({ bookingId, code }: Visit, names: { cockpit: string; inspection: string }) =>
  (await call(calls.recordReturn, { params: { id: bookingId }, body: { ...names, code } })).booking;

export const signReturn = ({ bookingId, code }: Visit, signed: Signature) =>
  call(calls.signReturn, { params: { id: bookingId }, body: { ...signed, code } });

export const completeReturn = ({ bookingId, code }: Visit) =>
  call(calls.completeReturn, { params: { id: bookingId, code } });
