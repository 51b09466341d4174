import { hasAppointment } from '@llave/contract/appointments';
import type { Selectable } from 'kysely';
import { print } from '../../adapters/press.ts';
import type { Receipt, Row } from '../../adapters/receipt.ts';
import type { AccountsTable } from '../../db/tables/people.ts';
import type { CheckInsTable } from '../../db/tables/reception.ts';
import { receiptNumberOf } from '../../mail/reception-texts.ts';
import { receiptWords } from './receipt-words.ts';

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

export type ReceiptFacts = { account: Selectable<AccountsTable>; checkIn: SignedCheckIn };

/** The signed receipt in the visitor's language. */
export const drawReceipt = (facts: ReceiptFacts, logo: Buffer | undefined): Promise<Buffer> =>
  print('receipt', receiptOf(facts, logo), { of: facts.account.account_id });

const receiptOf = ({ account, checkIn }: ReceiptFacts, logo: Buffer | undefined): Receipt => {
  const say = receiptWords[checkIn.language];
  const when = say.time.format(checkIn.created_at);
  const number = checkIn.receipt_number;
  return {
    language: checkIn.language,
    title: say.title,
    number: number === undefined ? say.sample : say.number(receiptNumberOf(number)),
    when,
    company: { name: account.company_name, lines: companyLines(account, checkIn) },
    logo,
    cards: cardsOf(checkIn),
    works: { title: say.works, text: checkIn.works_to_do },
    choice: {
      title: say.estimate,
      options: ([1, 2] as const).map((option) => ({ text: say.options[option], isChosen: option === checkIn.option })),
    },
    acceptances: { title: say.privacy, texts: [say.policy, say.processing(account.company_name)] },
    signature: { title: say.signature, picture: checkIn.signature, caption: say.signed(signerOf(checkIn), when) },
    note: { title: say.noteTitle, text: say.note },
    footer: say.footer(account.company_name),
    sample: number === undefined ? say.sample : undefined,
    date: checkIn.created_at,
  };
};

const companyLines = (account: ReceiptFacts['account'], { language }: SignedCheckIn) => {
  const say = receiptWords[language];
  return [
    `${say.taxId}: ${account.company_identifier}`,
    `${account.street}, ${account.post_code} ${account.city} (${account.state})`,
    `${account.phone_number} · ${account.email}`,
    ...(account.registry_number === '' ? [] : [`${say.registry}: ${account.registry_number}`]),
  ];
};

const cardsOf = (checkIn: SignedCheckIn): Receipt['cards'] => {
  const say = receiptWords[checkIn.language];
  const number = checkIn.appointment_number;
  const stated = (value: string) => (value === '' ? say.unknown : value);
  const vehicle: Row[] = [
    [say.plate, checkIn.number_plate, 'strong'],
    [say.kilometers, checkIn.kilometers === null ? say.unknown : say.count.format(checkIn.kilometers)],
    [say.appointment, hasAppointment(number) ? number : say.noAppointment],
  ];
  const person: Row[] = [
    [say.name, stated(nameOf(checkIn))],
    [say.document(checkIn.has_foreign_document), stated(checkIn.nif)],
    [say.email, stated(checkIn.email)],
  ];
  const phone: Row = [say.phone, checkIn.phone_number];
  if (checkIn.is_owner)
    return [
      { title: say.customer, rows: [...person, phone] },
      { title: say.vehicle, rows: vehicle },
    ];

  const crane: Row[] = [
    [say.craneCompany, checkIn.crane_operator_company],
    [say.operator, checkIn.crane_operator_name],
    phone,
  ];
  return [
    { title: say.crane, rows: crane },
    { title: say.vehicle, rows: vehicle },
    { title: say.owner, rows: person },
  ];
};

const nameOf = ({ name, surname }: SignedCheckIn) => `${name} ${surname}`.trim();

const signerOf = (checkIn: SignedCheckIn) =>
  checkIn.is_owner ? nameOf(checkIn) : `${checkIn.crane_operator_name} (${checkIn.crane_operator_company})`;
