import type { BookingPaper } from '@llave/contract/customers';
import type { Language } from '@llave/contract/fields';
import type { Selectable } from 'kysely';
import type { Paper } from '../../adapters/paper.ts';
import type { AccountsTable } from '../../db/tables/people.ts';
import type { VehiclesTable } from '../../db/tables/rental.ts';
import { proofOf } from '../signed-records/proof.ts';
import type { SignedRecord } from '../signed-records/records.ts';
import type { BookingFacts } from './facts.ts';
import { paperWords } from './paper-words.ts';

/** What a booking's customer signs. */
export type PaperKind = 'pickUp' | 'return';

/** Everything a paper speaks of. */
export type PaperSources = {
  booking: BookingFacts;
  vehicle: Selectable<VehiclesTable>;
  account: Selectable<AccountsTable>;
  /** The vehicle's when the customer takes it. */
  kilometers: number;
};

/** What is frozen of a paper, beside the words agreed to. */
export type PaperFacts = Omit<BookingPaper, 'statement'> & {
  kilometers: number;
  logo: string | null;
  caption: string;
  footer: string;
};

/** What the customer reads before they sign, and what the paper then says. */
export const composePaper = (sources: PaperSources, kind: PaperKind, language: Language): BookingPaper => {
  const { booking, vehicle, account, kilometers } = sources;
  const say = paperWords[language];
  const at = timeIn(language);
  const number = new Intl.NumberFormat(language === 'es' ? 'es-ES' : 'en-GB').format(kilometers);
  return {
    title: say[kind],
    number: `${say.booking} ${booking.booking_number}`,
    company: [
      account.company_name,
      account.company_identifier,
      `${account.street}, ${account.post_code} ${account.city}`,
      [account.phone_number, account.contact_email].filter(Boolean).join(' · '),
    ],
    sections: [
      { title: say.customer, rows: [[say.name, nameOf(booking)]] },
      {
        title: say.vehicle,
        rows: [
          [say.model, `${vehicle.brand} ${vehicle.model}`],
          [say.plate, vehicle.number_plate],
          [say.kilometers, number],
        ],
      },
      {
        title: say.rental,
        rows: [
          [say.from, at(booking.date_from)],
          [say.to, at(booking.date_to)],
          [say.insurance, booking.full_insurance ? say.yes : say.no],
          ...(kind === 'return' && booking.picked_up_at
            ? [[say.taken, at(booking.picked_up_at)] as [string, string]]
            : []),
        ],
      },
    ],
    statement: kind === 'return' ? say.returnStatement : say.pickUpStatement,
  };
};

/** The paper with what only the signature brings: who signed it and when. */
export const factsOf = (sources: PaperSources, paper: BookingPaper, language: Language, signedAt: Date): PaperFacts => {
  const { booking, account, kilometers } = sources;
  const { statement: _, ...shown } = paper;
  const say = paperWords[language];
  return {
    ...shown,
    kilometers,
    logo: account.logo,
    caption: say.signed(nameOf(booking), timeIn(language)(signedAt)),
    footer: say.footer(account.company_name),
  };
};

/** What the customer has signed, from its record and nothing else, as it is drawn. */
export const paperOf = (record: SignedRecord<PaperFacts>, publicUrl: string, logo: Buffer | undefined): Paper => {
  const { title, number, company, sections, caption, footer } = record.facts;
  return {
    language: record.language,
    title,
    number,
    company,
    logo,
    sections,
    statement: record.text,
    signature: { picture: record.signature, caption },
    proof: proofOf(record, publicUrl),
    footer,
    date: record.signedAt,
  };
};

const nameOf = ({ customer_name, customer_surname }: BookingFacts) => `${customer_name} ${customer_surname}`;

const timeIn = (language: Language) => {
  const time = new Intl.DateTimeFormat(language === 'es' ? 'es-ES' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Madrid',
  });
  return (date: Date) => time.format(date);
};
