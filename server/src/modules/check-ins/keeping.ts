import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Db } from '../../db/database.ts';
import { asVisitor } from '../../db/tenancy.ts';
import type { JobData } from '../../jobs/jobs.ts';
import { mailing } from '../../mail/outbox.ts';
import type { Services } from '../../services.ts';
import { drawReceipt, type SignedCheckIn } from './receipt.ts';

type Stores = Pick<Services, 'database' | 'storage'>;
type Job = JobData['receipt'];

/** The receipt as it is kept; one that is not kept yet is drawn, every time the same. */
export const readReceipt = async ({ database, storage }: Stores, { accountId, checkInId }: Job): Promise<Buffer> => {
  const facts = await asVisitor(database, 'read', accountId, (db) => readFacts(db, checkInId));
  if (facts.checkIn.receipt) return buffer(await storage.read({ accountId, fileName: facts.checkIn.receipt }));
  return drawReceipt(facts, await readLogo(storage, facts.account));
};

/** A receipt that is worth nothing, for who tries the demo. */
export const drawSample = async ({ database, storage }: Stores, accountId: string, checkIn: SignedCheckIn) => {
  const account = await asVisitor(database, 'read', accountId, readAccount);
  return drawReceipt({ account, checkIn }, await readLogo(storage, account));
};

/** Stores the receipt and mails it to the customer, once however often it is tried. */
export const keepReceipt = async (services: Services, job: Job, content: Buffer) => {
  const { accountId, fileName } = job;
  await services.storage.put({ accountId, fileName }, content);
  await asVisitor(services.database, 'write', accountId, (db) => record(services, db, job, content));
};

const record = async ({ jobs }: Services, db: Db, job: Job, content: Buffer) => {
  const { accountId, checkInId, fileName } = job;
  const checkIn = await db
    .selectFrom('check_ins')
    .selectAll()
    .where('check_in_id', '=', checkInId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (checkIn.receipt) return;

  await recordPdf(db, fileName, content);
  await db.updateTable('check_ins').set({ receipt: fileName }).where('check_in_id', '=', checkInId).execute();
  // A crane operator who does not know the owner's address sends it to nobody.
  if (job.unsent || checkIn.email === '') return;
  const account = await readAccount(db);
  const locker = await db
    .selectFrom('lockers')
    .select('identifier_value')
    .where('check_in_id', '=', checkInId)
    .executeTakeFirst();
  await mailing(jobs, db, accountId)(
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
};

const recordPdf = async (db: Db, fileName: string, content: Buffer) => {
  const sha256 = createHash('sha256').update(content).digest();
  await db
    .insertInto('files')
    .values({
      file_name: fileName,
      purpose: 'document',
      content_type: 'application/pdf',
      bytes: content.length,
      sha256,
      receipt: sha256,
      width: null,
      height: null,
      created_by: null,
      ticket: null,
    })
    .execute();
};

const readFacts = async (db: Db, checkInId: string) => ({
  account: await readAccount(db),
  checkIn: await db.selectFrom('check_ins').selectAll().where('check_in_id', '=', checkInId).executeTakeFirstOrThrow(),
});

const readAccount = (db: Db) => db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();

/** A logo that cannot be read is left out: the receipt counts without it. */
const readLogo = async (storage: Services['storage'], account: { account_id: string; logo: string | null }) => {
  if (!account.logo) return undefined;
  const key = { accountId: account.account_id, fileName: account.logo };
  return buffer(await storage.read(key)).catch(() => undefined);
};
