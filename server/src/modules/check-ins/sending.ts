import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { sendCheckIn } from '@llave/contract/check-ins';
import type { Input } from '@llave/contract/endpoint';
import { AppError } from '@llave/contract/errors';
import { drawSignature } from '../../adapters/signature.ts';
import { nextNumber } from '../../db/counters.ts';
import type { Act, Before } from '../../http/route.ts';
import type { VisitorScope } from '../../http/scope.ts';
import { requirePictures } from '../files/tickets.ts';
import { keepCheckInLocker } from '../lockers/keys.ts';
import { drawReceipt } from './receipt.ts';

export type SentCheckIn = Input<typeof sendCheckIn>['body'];
type Account = Awaited<ReturnType<typeof readAccount>>;

/** What a visitor of the demo is shown in place of a locker. */
const sampleLocker = { lockerNumber: 'K3', lockerCode: '482915' };

/** A reception's tablet takes one car after the other from one place; a machine fills no list. */
export const slowCheckIns: Before<typeof sendCheckIn, Buffer> = async (outside, { params, body }) => {
  await outside.spend([
    { of: `check-in-address:${outside.address}`, burst: 20, everySeconds: 30 },
    { of: `check-in-company:${params.accountId}`, burst: 200, everySeconds: 20 },
  ]);
  return drawSignature(body.signature);
};

/** Takes the vehicle in and answers the receipt; in the demo everything is looked at and nothing is kept. */
export const send: Act<typeof sendCheckIn, Buffer> = async (scope, { body }, signature) => {
  const account = await readAccount(scope);
  if (!body.isOwner && !account.full_checkin_access)
    throw new AppError('invalid', [{ path: 'isOwner', code: 'craneNotAllowed' }]);
  await requirePictures(scope, body.ticket, picturesOf(body));

  return body.isDemo ? sample(scope, account, body, signature) : keep(scope, account, body, signature);
};

const readAccount = ({ db }: VisitorScope) => db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();

const picturesOf = ({ image, kmImage }: SentCheckIn) => [
  ...(image ? [{ path: 'image', fileName: image }] : []),
  ...(kmImage ? [{ path: 'kmImage', fileName: kmImage }] : []),
];

const sample = async (scope: VisitorScope, account: Account, body: SentCheckIn, signature: Buffer) => {
  const pdf = await drawReceipt(scope, { account, body, signature, receiptNumber: null, at: scope.now() });
  return { receiptNumber: null, pdf: pdf.toString('base64'), ...sampleLocker };
};

/** The file is stored last: whatever is refused before leaves nothing behind. */
const keep = async (scope: VisitorScope, account: Account, body: SentCheckIn, signature: Buffer) => {
  const { db, now } = scope;
  const checkInId = randomUUID();
  const receiptNumber = await nextNumber(db, 'receipt');
  const at = now();
  const content = await drawReceipt(scope, { account, body, signature, receiptNumber, at });
  const lockerNumber = account.key_drop ? ((await keepCheckInLocker(scope, checkInId)) ?? null) : null;
  const lockerCode = lockerNumber === null ? null : String(randomInt(1_000_000)).padStart(6, '0');

  const receipt = await recordReceipt(scope, content);
  await db
    .insertInto('check_ins')
    .values({
      ...rowOf(body),
      check_in_id: checkInId,
      receipt_number: receiptNumber,
      signature,
      receipt,
      locker_code: lockerCode,
      created_at: at,
    })
    .execute();
  await mailCustomer(scope, account, body, { receiptNumber, receipt, lockerNumber, lockerCode });
  await scope.stored.put(receipt, content);
  return { receiptNumber, pdf: content.toString('base64'), lockerNumber, lockerCode };
};

const recordReceipt = async ({ db }: VisitorScope, content: Buffer) => {
  const fileName = `${randomUUID()}.pdf`;
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
  return fileName;
};

export const rowOf = (body: SentCheckIn) => ({
  appointment_number: body.appointmentNumber,
  is_owner: body.isOwner,
  name: body.name,
  surname: body.surname,
  nif: body.nif,
  has_foreign_document: body.hasForeignDocument,
  email: body.email,
  phone_number: body.phoneNumber,
  crane_operator_company: body.craneOperatorCompany,
  crane_operator_name: body.craneOperatorName,
  number_plate: body.numberPlate,
  kilometers: body.kilometers,
  works_to_do: body.worksToDo,
  option: body.option,
  image: body.image,
  km_image: body.kmImage,
  time_taken: body.timeTaken,
  language: body.language,
});

type Kept = { receiptNumber: number; receipt: string; lockerNumber: string | null; lockerCode: string | null };

/** A crane operator who does not know the owner's address sends the receipt to nobody. */
const mailCustomer = async ({ mail }: VisitorScope, account: Account, body: SentCheckIn, kept: Kept) => {
  if (body.email === '') return;
  await mail(
    {
      kind: 'checkedIn',
      companyName: account.company_name,
      companyPhone: account.phone_number,
      name: body.name,
      numberPlate: body.numberPlate,
      receiptNumber: kept.receiptNumber,
      ...(kept.lockerNumber && { locker: { number: kept.lockerNumber, code: kept.lockerCode ?? '' } }),
      document: kept.receipt,
    },
    body.email,
    body.language,
  );
};
