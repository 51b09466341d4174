import { getPublicReport, type PublicReportForm, sendPublicReport } from '@llave/contract/incidents';
import { call } from '../../../lib/calls/call.ts';

/** What a label or a link opens: the name of its tool or incident, and the secret that proves it. */
export type Ticket = { id: string; token: string };

export const readReport = ({ id, token }: Ticket) => call(getPublicReport, { params: { id }, query: { token } });

/** The same key again is the same report, however often an answer gets lost. */
export const sendReport = ({ id, token }: Ticket, form: PublicReportForm, key: string) =>
  call(sendPublicReport, { params: { id }, query: { token }, body: form }, { key });
