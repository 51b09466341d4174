import { sql } from 'kysely';
import type { Database, Db } from './database.ts';

export type Member = {
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

export type Mode = 'read' | 'write';

/** Works inside the company of a session; the member is missing when the session is over. */
export const asMember = <T>(
  database: Database,
  mode: Mode,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  work: (db: Db, member: Member | undefined) => Promise<T>,
): Promise<T> =>
  database[mode](
    (untilCommit) => sql<Member>`select * from enter(${accountId}, ${sessionId}, ${untilCommit})`,
    (db, [member]) => work(db, member),
  );

/** Works inside a company without anyone having signed in; says whether the company exists. */
export const asVisitor = <T>(
  database: Database,
  mode: Mode,
  accountId: string,
  work: (db: Db, exists: boolean) => Promise<T>,
): Promise<T> =>
  database[mode](
    (untilCommit) => sql<{ exists: boolean }>`select visit(${accountId}, ${untilCommit}) as exists`,
    (db, [company]) => work(db, company?.exists === true),
  );
