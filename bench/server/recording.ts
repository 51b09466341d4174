import pg from 'pg';
import { pipelined } from '../../server/src/db/pipeline.ts';
import { asMember } from '../../server/src/db/tenancy.ts';
import { memberOf } from '../../server/src/http/callers/member.ts';
import type { MemberScope } from '../../server/src/http/scope.ts';
import { ended } from './ended.ts';
import type { Statement } from './statements.ts';
import type { Person, Workshop } from './workshop.ts';

/** Does an act of the product for somebody and answers every statement that it sent, from the first to the last. */
export const statementsOf = async (
  { databaseUrl, accountId }: Workshop,
  { userId, sessionId }: Person,
  act: (scope: MemberScope) => Promise<unknown>,
): Promise<Statement[]> => {
  const sent: Statement[] = [];
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, options: '-c role=llave_app', pipeline: true });
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...all: unknown[]) => unknown;
    client.query = ((statement: string | Statement, ...rest: unknown[]) => {
      const { text, values } = typeof statement === 'string' ? { text: statement, values: [] } : statement;
      sent.push({ text, values });
      return query(statement, ...rest);
    }) as typeof client.query;
  });
  const session = { accountId, userId, sessionId, expiresAt: new Date() };
  const database = pipelined(pool) as Parameters<typeof asMember>[0];
  await asMember(database, 'write', session, async (db, member) => {
    if (!member) throw new Error('The session is over');
    const config = { secret: 'nobody checks the addresses of this answer' };
    return act({ db, accountId, config, now: () => new Date(), me: memberOf(member, session) } as MemberScope);
  });
  await ended(pool);
  return sent;
};
