import { sql } from 'kysely';
import type { Database, Db } from './database.ts';

/** A person as they are, whatever session they come by. */
export type Person = {
  user_id: string;
  name: string;
  surname: string;
  user_name: string | null;
  email: string | null;
  is_admin: boolean;
  renting_role: 1 | 2 | 3;
  tools_role: 1 | 2 | 3;
  management_role: 1 | 2 | 3;
  checking_role: 1 | 2 | 3;
  language: string;
  version: number;
};

/** And what their session is. */
export type Member = Person & { by_badge: boolean; to_enrol: boolean; proved_at: Date | null };

export type Mode = 'read' | 'write';

type Session = { accountId: string; sessionId: string };

/** Works inside the company of a session; the member is missing when the session is over. */
export const asMember = <T>(
  database: Database,
  mode: Mode,
  { accountId, sessionId }: Session,
  work: (db: Db, member: Member | undefined) => Promise<T>,
): Promise<T> =>
  database[mode](sql<Member>`select * from enter(${accountId}, ${sessionId}, true)`, (db, [member]) =>
    work(db, member),
  );

/** Works inside a company without anyone having signed in; says whether the company exists. */
export const asVisitor = <T>(
  database: Database,
  mode: Mode,
  accountId: string,
  work: (db: Db, exists: boolean) => Promise<T>,
): Promise<T> => database[mode](visiting(accountId), (db, [company]) => work(db, company?.exists === true));

/** Works inside a company that is about to be made. */
export const asFounder = <T>(database: Database, accountId: string, work: (db: Db) => Promise<T>): Promise<T> =>
  database.write(visiting(accountId), work);

const visiting = (accountId: string) => sql<{ exists: boolean }>`select visit(${accountId}, true) as exists`;
