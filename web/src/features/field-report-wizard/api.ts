import { type FieldIncidentForm, sendFieldIncident } from '@llave/contract/field-incidents';
import { call } from '../../lib/calls/call.ts';

/** The same key again is the same report, however often an answer gets lost. */
export const send = (accountId: string, body: FieldIncidentForm, key: string) =>
  call(sendFieldIncident, { params: { accountId }, body }, { key });
