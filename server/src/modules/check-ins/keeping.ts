import { buffer } from 'node:stream/consumers';
import { print } from '../../adapters/press.ts';
import type { Db } from '../../db/database.ts';
import type { Between, Inside } from '../../http/scope.ts';
import type { JobData } from '../../jobs/jobs.ts';
import { readLogo } from '../files/logo.ts';
import { recordPdf } from '../files/papers.ts';
import { readRecord } from '../signed-records/records.ts';
import { freezeReceipt, type ReceiptFacts, receiptOf, type SignedCheckIn, sampleOf } from './receipt.ts';

/** Which receipt, under which name it is kept, and whether nobody is to be written to. */
export type ReceiptJob = Omit<JobData['receipt'], 'accountId'>;

/** The receipt as it is kept; one that is not kept yet is drawn from its record, every time the same. */
export const readReceipt = async (company: Between, { checkInId }: ReceiptJob): Promise<Buffer> => {
  const { accountId, storage } = company;
  const { receipt } = await company.read(({ db }) => readSignature(db, checkInId));
  return receipt ? buffer(await storage.read({ accountId, fileName: receipt })) : drawReceipt(company, checkInId);
};

export const drawReceipt = async (company: Between, checkInId: string): Promise<Buffer> => {
  const { accountId, storage, publicUrl } = company;
  const signed =
    (await company.read(({ db }) => readSigned(db, checkInId))) ??
    (await company.write(({ db, now }) => freezeLate(db, checkInId, now())));
  const logo = await readLogo(storage, { account_id: accountId, logo: signed.facts.logo });
  return print('receipt', receiptOf(signed, publicUrl, logo), { of: accountId });
};

/** A receipt that is worth nothing, for who tries the demo. */
export const drawSample = async ({ storage, read }: Between, checkIn: SignedCheckIn) => {
  const account = await read(({ db }) => readAccount(db));
  return print('receipt', sampleOf(checkIn, account, await readLogo(storage, account)), { of: account.account_id });
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

const readSignature = (db: Db, checkInId: string) =>
  db
    .selectFrom('check_ins')
    .selectAll()
    .where('check_in_id', '=', checkInId)
    .where('signature', 'is not', null)
    .$narrowType<{ signature: Buffer }>()
    .executeTakeFirstOrThrow();

const readSigned = async (db: Db, checkInId: string) => {
  const { created_at } = await readSignature(db, checkInId);
  return readRecord<ReceiptFacts>(db, { checkInId }, 'checkIn', created_at);
};

/** What was signed before there were records is frozen as it is known now, and says so. */
const freezeLate = async (db: Db, checkInId: string, now: Date) => {
  await freezeReceipt(db, await readSignature(db, checkInId), await readAccount(db), now);
  const signed = await readSigned(db, checkInId);
  if (!signed) throw new Error(`Check-in ${checkInId} has no record`);
  return signed;
};

export const readAccount = (db: Db) => db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
