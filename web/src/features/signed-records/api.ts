import { type Verification, verifyPaper } from '@llave/contract/signed-records';
import { call } from '../../lib/calls/call.ts';

export const askForPaper = async (body: Verification) => (await call(verifyPaper, { body })).paper;

/** What is said of a paper; nothing where number and code do not belong together. */
export type Found = Awaited<ReturnType<typeof askForPaper>>;
