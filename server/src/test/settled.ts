import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { World } from './world.ts';

/** Waits until the mails, links, papers and exports that acts asked for are done. */
export const settled = (world: World) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`
        select name, state::text, output from pgboss.job where state not in ('completed', 'cancelled')
          and name in ('mail', 'resetPassword', 'receipt', 'document', 'exportAccount')`.execute(world.database.owner);
      expect(rows).toEqual([]);
    },
    { timeout: 90_000, interval: 100 },
  );
