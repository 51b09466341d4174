import { expect, test } from 'vitest';
import { openJobs } from '../jobs/jobs.ts';
import { shows } from '../test/proof.ts';
import { openEmpty } from '../test/template.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';

const together = 8;

/** What a server does with its database before it serves. */
const begin = async (url: string) => {
  const database = openPostgres(url, 1);
  try {
    await migrate(database);
    const jobs = await openJobs(database, () => {});
    await jobs.stop();
  } finally {
    await database.close();
  }
};

const reasons = (ends: PromiseSettledResult<void>[]) =>
  ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as Error).message] : []));

test('several that begin at once on an empty database all begin, and so they do on a filled one', async () => {
  const database = await openEmpty();
  const round = () => Promise.allSettled(Array.from({ length: together }, () => begin(database.url ?? '')));
  for (let tries = 0; tries < 3; tries++) {
    shows(26, together);
    expect(reasons(await round())).toEqual([]);
  }
  await database.close();
});
