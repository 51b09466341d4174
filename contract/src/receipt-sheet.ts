import { hasAppointment } from './appointments.ts';
import type { Language } from './fields.ts';
import { receiptWords } from './receipt-words.ts';

/** A row whose value is to be seen from afar is `strong`. */
export type SheetRow = [label: string, value: string, look?: 'strong'];

/** What a receipt says, before it has a number: what is read before signing and stands on the paper afterwards. */
export type ReceiptSheet = {
  title: string;
  company: { name: string; lines: string[] };
  cards: { title: string; rows: SheetRow[] }[];
  works: { title: string; text: string };
  choice: { title: string; options: { text: string; isChosen: boolean }[] };
  acceptances: { title: string; texts: string[] };
  note: { title: string; text: string };
  signer: string;
};

/** What a visitor says of themselves and the vehicle. */
export type ReceiptInput = {
  isOwner: boolean;
  name: string;
  surname: string;
  nif: string;
  hasForeignDocument: boolean;
  email: string;
  phoneNumber: string;
  craneOperatorCompany: string;
  craneOperatorName: string;
  numberPlate: string;
  kilometers: number | null;
  appointmentNumber: string;
  worksToDo: string;
  option: number | null;
};

/** The workshop as its receipts name it. */
export type ReceiptCompany = {
  name: string;
  companyIdentifier: string;
  street: string;
  postCode: string;
  city: string;
  state: string;
  phoneNumber: string;
  email: string;
  registryNumber: string;
};

export const receiptSheet = (input: ReceiptInput, company: ReceiptCompany, language: Language): ReceiptSheet => {
  const say = receiptWords[language];
  return {
    title: say.title,
    company: { name: company.name, lines: companyLines(company, language) },
    cards: cardsOf(input, language),
    works: { title: say.works, text: input.worksToDo },
    choice: {
      title: say.estimate,
      options: ([1, 2] as const).map((option) => ({ text: say.options[option], isChosen: option === input.option })),
    },
    acceptances: { title: say.privacy, texts: [say.policy, say.processing(company.name)] },
    note: { title: say.noteTitle, text: say.note },
    signer: input.isOwner ? nameOf(input) : `${input.craneOperatorName} (${input.craneOperatorCompany})`,
  };
};

const companyLines = (company: ReceiptCompany, language: Language) => {
  const say = receiptWords[language];
  return [
    `${say.taxId}: ${company.companyIdentifier}`,
    `${company.street}, ${company.postCode} ${company.city} (${company.state})`,
    [company.phoneNumber, company.email].filter(Boolean).join(' · '),
    ...(company.registryNumber === '' ? [] : [`${say.registry}: ${company.registryNumber}`]),
  ];
};

const cardsOf = (input: ReceiptInput, language: Language): ReceiptSheet['cards'] => {
  const say = receiptWords[language];
  const grouped = groupedIn(language);
  const number = input.appointmentNumber;
  const stated = (value: string) => (value === '' ? say.unknown : value);
  const vehicle: SheetRow[] = [
    [say.plate, input.numberPlate, 'strong'],
    [say.kilometers, input.kilometers === null ? say.unknown : grouped(input.kilometers)],
    [say.appointment, hasAppointment(number) ? number : say.noAppointment],
  ];
  const person: SheetRow[] = [
    [say.name, stated(nameOf(input))],
    [say.document(input.hasForeignDocument), stated(input.nif)],
    [say.email, stated(input.email)],
  ];
  const phone: SheetRow = [say.phone, input.phoneNumber];
  if (input.isOwner)
    return [
      { title: say.customer, rows: [...person, phone] },
      { title: say.vehicle, rows: vehicle },
    ];

  const crane: SheetRow[] = [
    [say.craneCompany, input.craneOperatorCompany],
    [say.operator, input.craneOperatorName],
    phone,
  ];
  return [
    { title: say.crane, rows: crane },
    { title: say.vehicle, rows: vehicle },
    { title: say.owner, rows: person },
  ];
};

const nameOf = ({ name, surname }: ReceiptInput) => `${name} ${surname}`.trim();

/** «84.210» or «84,210»: written without Intl, so that every browser writes what the paper says. */
const groupedIn = (language: Language) => (count: number) =>
  String(count).replaceAll(/\B(?=(\d{3})+$)/g, language === 'es' ? '.' : ',');
