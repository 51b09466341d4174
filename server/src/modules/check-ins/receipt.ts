import type { Selectable } from 'kysely';
import { drawPaper } from '../../adapters/paper.ts';
import type { AccountsTable } from '../../db/tables/people.ts';
import type { VisitorScope } from '../../http/scope.ts';
import { receiptNumberOf } from '../../mail/reception-texts.ts';
import type { SentCheckIn } from './sending.ts';

export type ReceiptFacts = {
  account: Selectable<AccountsTable>;
  body: SentCheckIn;
  signature: Buffer;
  /** None in the demo, whose receipt is a sample. */
  receiptNumber: number | null;
  at: Date;
};

export const drawReceipt = async (scope: Pick<VisitorScope, 'stored'>, facts: ReceiptFacts): Promise<Buffer> => {
  const { account, body } = facts;
  const logo = account.logo ? await scope.stored.read(account.logo).catch(() => undefined) : undefined;
  return drawPaper({
    language: body.language,
    title: 'Resguardo de depósito',
    number: facts.receiptNumber === null ? 'MUESTRA' : receiptNumberOf(facts.receiptNumber),
    company: [account.company_name, account.company_identifier],
    logo,
    sections: [{ title: 'Cliente', rows: [['Nombre', `${body.name} ${body.surname}`]] }],
    statement: body.worksToDo.slice(0, 300),
    signature: { picture: facts.signature, caption: body.name },
    footer: account.company_name,
    date: facts.at,
  });
};
