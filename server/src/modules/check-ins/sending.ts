import { randomInt, randomUUID } from 'node:crypto';
import type { sendCheckIn } from '@llave/contract/check-ins';
import type { Input } from '@llave/contract/endpoint';
import { AppError } from '@llave/contract/errors';
import { wordsVersion } from '@llave/contract/receipt-words';
import { drawSignature } from '../../adapters/signature.ts';
import { nextNumber } from '../../http/numbers.ts';
import type { Act, After, Before } from '../../http/route.ts';
import type { VisitorScope } from '../../http/scope.ts';
import { mailsTo, spendOwnFirst } from '../accounts/budgets.ts';
import { keepInline, type SentPicture } from '../files/inline.ts';
import { type Picture, requirePictures } from '../files/tickets.ts';
import { keepCheckInLocker } from '../lockers/keys.ts';
import { notifyReaders } from '../notices/notify.ts';
import { drawSample, keepReceipt, readAccount, readReceipt } from './keeping.ts';
import { keyProof, mayHold } from './key-drop.ts';
import { freezeReceipt } from './receipt.ts';

type SentCheckIn = Input<typeof sendCheckIn>['body'];

type Prepared = { signature: Buffer; pictures: Picture[]; mayHold: boolean };

/** What was done, as it is remembered for a repetition: nothing is `kept` of a demo. */
type Sent = {
  at: string;
  receiptNumber: number | null;
  lockerNumber: string | null;
  lockerCode: string | null;
  kept: { checkInId: string; fileName: string } | null;
};

/** What a visitor of the demo is shown in place of a locker. */
const sampleLocker = { lockerNumber: 'K3', lockerCode: '482915' };

/** A reception's tablet takes one car after the other from one place; a machine fills no list. */
export const slowCheckIns: Before<typeof sendCheckIn, Prepared> = async (outside, { params, body }) => {
  await spendOwnFirst(outside, {
    own: { of: `check-in-own:${outside.address}`, burst: 3, everySeconds: 600 },
    shared: { of: `check-in-company:${params.accountId}`, burst: 200, everySeconds: 20 },
    always: [
      { of: `check-in-address:${outside.address}`, burst: 20, everySeconds: 30 },
      ...(body.isDemo || body.email === '' ? [] : [mailsTo(body.email)]),
    ],
  });
  return {
    signature: await drawSignature(body.signature, outside.address),
    pictures: await keepInline(outside, params.accountId, body.ticket, picturesOf(body)),
    mayHold: !body.isDemo && (await mayHold(outside, params.accountId)),
  };
};

/** Takes the vehicle in; in the demo everything is looked at and nothing is kept. */
export const send: Act<typeof sendCheckIn, Prepared, Sent> = async (scope, { body }, prepared) => {
  const account = await scope.db
    .selectFrom('accounts')
    .select(['full_checkin_access', 'key_drop'])
    .executeTakeFirstOrThrow();
  if (!body.isOwner && !account.full_checkin_access)
    throw new AppError('invalid', [{ path: 'isOwner', code: 'craneNotAllowed' }]);
  if (body.wordsVersion !== undefined && body.wordsVersion !== wordsVersion) throw new AppError('paperChanged');
  await requirePictures(scope, prepared.pictures);

  const at = scope.now();
  if (body.isDemo) return { at: at.toISOString(), receiptNumber: null, ...sampleLocker, kept: null };
  return keep(scope, { ...rowOf(body, prepared), created_at: at }, account.key_drop && prepared.mayHold);
};

/** The signed receipt is drawn while nobody waits for the database, and again if the answer was lost. */
export const answer: After<typeof sendCheckIn, Prepared, Sent> = async (between, sent, { input, prepared }) => {
  const { receiptNumber, lockerNumber, lockerCode, kept, at } = sent;
  const content = kept
    ? await readReceipt(between, kept)
    : await drawSample(between, { ...rowOf(input.body, prepared), created_at: new Date(at) });
  // Where it cannot be kept now, the job that waits for it does so later.
  if (kept) await keepReceipt(between, kept, content).catch((error) => between.log.error({ err: error }, 'receipt'));
  const proof = kept && lockerNumber !== null ? keyProof(between.secret, kept.checkInId) : null;
  return { receiptNumber, pdf: content.toString('base64'), lockerNumber, lockerCode, keyProof: proof };
};

const picturesOf = ({ image, extension, kmImage, kmExtension }: SentCheckIn): SentPicture[] => [
  ...(image ? [{ path: 'image', image, extension }] : []),
  ...(kmImage ? [{ path: 'kmImage', image: kmImage, extension: kmExtension }] : []),
];

type NewCheckIn = ReturnType<typeof rowOf> & { created_at: Date };

const keep = async (scope: VisitorScope, checkIn: NewCheckIn, keyDrop: boolean): Promise<Sent> => {
  const { db, accountId, later } = scope;
  const kept = { checkInId: randomUUID(), fileName: `${randomUUID()}.pdf` };
  const lockerNumber = (keyDrop && (await keepCheckInLocker(scope, kept.checkInId))) || null;
  const lockerCode = lockerNumber && String(randomInt(1_000_000)).padStart(6, '0');
  const receiptNumber = await nextNumber(db, 'receipt');
  const signed = { ...checkIn, check_in_id: kept.checkInId, receipt_number: receiptNumber };
  await db
    .insertInto('check_ins')
    .values({ ...signed, receipt: null, locker_code: lockerCode })
    .execute();
  await freezeReceipt(db, signed, await readAccount(db));
  await later('receipt', { accountId, ...kept });
  await notifyReaders(scope, { kind: 'carLeft', checkInId: kept.checkInId });
  return { at: checkIn.created_at.toISOString(), receiptNumber, lockerNumber, lockerCode, kept };
};

const rowOf = (body: SentCheckIn, { signature, pictures }: Prepared) => ({
  signature,
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
  image: pictures.find(({ path }) => path === 'image')?.fileName ?? null,
  km_image: pictures.find(({ path }) => path === 'kmImage')?.fileName ?? null,
  time_taken: body.timeTaken,
  language: body.language,
});
