import { buffer } from 'node:stream/consumers';
import type { Db } from '../../db/database.ts';
import type { Between, Inside } from '../../http/scope.ts';
import type { JobData } from '../../jobs/jobs.ts';
import { readLogo } from '../files/logo.ts';
import { recordPdf } from '../files/papers.ts';
import { drawReceipt, type SignedCheckIn } from './receipt.ts';

/** Which receipt, under which name it is kept, and whether nobody is to be written to. */
export type ReceiptJob = Omit<JobData['receipt'], 'accountId'>;

/** The receipt as it is kept; one that is not kept yet is drawn, every time the same. */
export const readReceipt = async (
  { accountId, storage, read }: Between,
  { checkInId }: ReceiptJob,
): Promise<Buffer> => {
  const facts = await read(({ db }) => readFacts(db, checkInId));
  if (facts.checkIn.receipt) return buffer(await storage.read({ accountId, fileName: facts.checkIn.receipt }));
  return drawReceipt(facts, await readLogo(storage, facts.account));
};

/** A receipt that is worth nothing, for who tries the demo. */
export const drawSample = async ({ storage, read }: Between, checkIn: SignedCheckIn) => {
  const account = await read(({ db }) => readAccount(db));
  return drawReceipt({ account, checkIn }, await readLogo(storage, account));
};

/** Stores the receipt and mails it to the customer, once however often it is tried, and never for a check-in that is blocked. */
export const keepReceipt = async ({ accountId, storage, write }: Between, job: ReceiptJob, content: Buffer) => {
  const key = { accountId, fileName: job.fileName };
  const isNew = await storage.put(key, content);
  const kept = isNew ? content : await buffer(await storage.read(key));
  const isWanted = await write((inside) => record(inside, job, kept));
  if (isNew && !isWanted) await storage.remove(key);
};

const record = async ({ db, mail }: Inside, { checkInId, fileName, unsent }: ReceiptJob, content: Buffer) => {
  const checkIn = await db
    .selectFrom('check_ins')
    .selectAll()
    .where('check_in_id', '=', checkInId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (checkIn.blocked_at || checkIn.receipt) return !checkIn.blocked_at;

  await recordPdf(db, fileName, content);
  await db.updateTable('check_ins').set({ receipt: fileName }).where('check_in_id', '=', checkInId).execute();
  // A crane operator who does not know the owner's address sends it to nobody.
  if (unsent || checkIn.email === '') return true;
  const account = await readAccount(db);
  const locker = await db
    .selectFrom('lockers')
    .select('identifier_value')
    .where('check_in_id', '=', checkInId)
    .executeTakeFirst();
  await mail(
    {
      kind: 'checkedIn',
      companyName: account.company_name,
      companyPhone: account.phone_number,
      name: checkIn.name,
      numberPlate: checkIn.number_plate,
      receiptNumber: checkIn.receipt_number,
      ...(locker && { locker: { number: locker.identifier_value, code: checkIn.locker_code ?? '' } }),
      document: fileName,
    },
    checkIn.email,
    checkIn.language,
  );
  return true;
};

const readFacts = async (db: Db, checkInId: string) => ({
  account: await readAccount(db),
  checkIn: await db
    .selectFrom('check_ins')
    .selectAll()
    .where('check_in_id', '=', checkInId)
    .where('signature', 'is not', null)
    .$narrowType<{ signature: Buffer }>()
    .executeTakeFirstOrThrow(),
});

const readAccount = (db: Db) => db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
