import type { verifyPaper } from '@llave/contract/signed-records';
import { sql } from 'kysely';
import type { System } from '../../db/database.ts';
import type { Act } from '../../http/route.ts';

/** So many digits of the hash find a paper; who sends more says that they are right too. */
const leastDigits = 16;

/** Whoever has a pile of papers asks for each; a machine that guesses is slowed long before it finds one. */
const asked = (address: string) => ({ of: `verify:${address}`, burst: 30, everySeconds: 20 });

/** Says whether number and hash belong together, and of which kind and day the paper is: nothing else leaves. */
export const verify: Act<typeof verifyPaper> = async (scope, { body }) => {
  await scope.spend([asked(scope.address)]);
  const code = body.code.replaceAll(/[^0-9a-f]/gi, '').toLowerCase();
  const found = (await listByCode(scope.system, code.slice(0, leastDigits))).find(
    ({ sha256, number }) =>
      Buffer.from(sha256).toString('hex').startsWith(code) && plain(number) === plain(body.number),
  );
  if (!found) {
    scope.log.warn({ security: 'paperMismatch', address: scope.address });
    return { paper: null };
  }
  const { kind, signed_at, frozen_at } = found;
  return { paper: { kind, signedDate: signed_at.toISOString(), frozenDate: frozen_at?.toISOString() ?? null } };
};

const listByCode = (system: System, digits: string) =>
  system
    .selectFrom('signed_records')
    .select(['kind', 'number', 'signed_at', 'frozen_at', 'sha256'])
    .where(sql<boolean>`substring(sha256 from 1 for 8) = decode(${digits}, 'hex')`)
    .execute();

/** A number as people write it down: without spaces, dashes, case or the zeros in front. */
const plain = (number: string) =>
  number
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .replace(/^0+/, '');
