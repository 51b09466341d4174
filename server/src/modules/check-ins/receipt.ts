import type { Language } from '@llave/contract/fields';
import { type ReceiptSheet, receiptSheet } from '@llave/contract/receipt-sheet';
import { receiptWords, wordsVersion } from '@llave/contract/receipt-words';
import type { Selectable } from 'kysely';
import type { Receipt } from '../../adapters/receipt.ts';
import type { Db } from '../../db/database.ts';
import type { AccountsTable } from '../../db/tables/people.ts';
import type { CheckInsTable } from '../../db/tables/reception.ts';
import { receiptNumberOf } from '../../mail/reception-texts.ts';
import { proofOf } from '../signed-records/proof.ts';
import { freeze, type SignedRecord } from '../signed-records/records.ts';

/** What is signed for; without a number it is a sample. */
export type SignedCheckIn = Omit<
  Selectable<CheckInsTable>,
  | 'account_id'
  | 'signature'
  | 'check_in_id'
  | 'receipt_number'
  | 'receipt'
  | 'locker_code'
  | 'closed_at'
  | 'closed_by'
  | 'closing_note'
  | 'pictures_blocked_at'
  | 'blocked_at'
  | 'version'
> & { receipt_number?: number; signature: Buffer };

type Account = Selectable<AccountsTable>;

/** What is frozen of a receipt. */
export type ReceiptFacts = Omit<ReceiptSheet, 'signer'> & {
  number: string;
  when: string;
  signature: { title: string; caption: string };
  logo: string | null;
  footer: string;
};

/** Freezes what a visitor signs; `frozenAt` where they signed before records were kept. */
export const freezeReceipt = (
  db: Db,
  checkIn: SignedCheckIn & { check_in_id: string; receipt_number: number },
  account: Account,
  frozenAt: Date | null = null,
) => {
  const { language, signature, created_at: signedAt } = checkIn;
  const facts = factsOf(checkIn, account);
  return freeze(
    db,
    { checkInId: checkIn.check_in_id },
    {
      kind: 'checkIn',
      number: receiptNumberOf(checkIn.receipt_number),
      language,
      version: wordsVersion,
      facts,
      text: agreedText(facts),
      signature,
      signedAt,
      frozenAt,
    },
  );
};

/** The receipt from its record and nothing else, as it is drawn. */
export const receiptOf = (
  record: SignedRecord<ReceiptFacts>,
  publicUrl: string,
  logo: Buffer | undefined,
): Receipt => ({
  ...drawnOf(record.facts, record, logo),
  proof: proofOf(record, publicUrl),
});

/** A receipt that is worth nothing. */
export const sampleOf = (checkIn: SignedCheckIn, account: Account, logo: Buffer | undefined): Receipt => {
  const { language, signature, created_at: signedAt } = checkIn;
  return {
    ...drawnOf(factsOf(checkIn, account), { language, signature, signedAt }, logo),
    sample: receiptWords[language].sample,
  };
};

const drawnOf = (
  facts: ReceiptFacts,
  { language, signature, signedAt }: { language: Language; signature: Buffer; signedAt: Date },
  logo: Buffer | undefined,
): Receipt => ({
  ...facts,
  language,
  logo,
  signature: { ...facts.signature, picture: signature },
  date: signedAt,
});

const factsOf = (checkIn: SignedCheckIn, account: Account): ReceiptFacts => {
  const { language, receipt_number: number } = checkIn;
  const say = receiptWords[language];
  const when = timeIn(language).format(checkIn.created_at);
  const { signer, ...sheet } = receiptSheet(inputOf(checkIn), companyOf(account), language);
  return {
    ...sheet,
    number: number === undefined ? say.sample : say.number(receiptNumberOf(number)),
    when,
    signature: { title: say.signature, caption: say.signed(signer, when) },
    logo: account.logo,
    footer: say.footer(account.company_name),
  };
};

const timeIn = (language: Language) =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-ES' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Madrid',
  });

/** The words that the signature stands under. */
const agreedText = ({ choice, acceptances, note }: ReceiptFacts) =>
  [...choice.options.filter(({ isChosen }) => isChosen).map(({ text }) => text), ...acceptances.texts, note.text].join(
    '\n',
  );

const inputOf = (checkIn: SignedCheckIn) => ({
  isOwner: checkIn.is_owner,
  name: checkIn.name,
  surname: checkIn.surname,
  nif: checkIn.nif,
  hasForeignDocument: checkIn.has_foreign_document,
  email: checkIn.email,
  phoneNumber: checkIn.phone_number,
  craneOperatorCompany: checkIn.crane_operator_company,
  craneOperatorName: checkIn.crane_operator_name,
  numberPlate: checkIn.number_plate,
  kilometers: checkIn.kilometers,
  appointmentNumber: checkIn.appointment_number,
  worksToDo: checkIn.works_to_do,
  option: checkIn.option,
});

const companyOf = (account: Account) => ({
  name: account.company_name,
  companyIdentifier: account.company_identifier,
  street: account.street,
  postCode: account.post_code,
  city: account.city,
  state: account.state,
  phoneNumber: account.phone_number,
  email: account.contact_email,
  registryNumber: account.registry_number,
});
