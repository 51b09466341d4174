import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Bench } from '../row.ts';

/** Transactions a second of a script, by PostgreSQL's own load generator with prepared statements, as requests run. */
export const pgbench = async (
  { postgresBin }: Bench,
  { databaseUrl, accountId }: { databaseUrl: string; accountId: string },
  script: string,
  { connections = 8, seconds = 2 } = {},
): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'llave-pgbench-'));
  const file = join(folder, 'script.sql');
  await writeFile(file, script);
  try {
    const { stdout } = await promisify(execFile)(
      join(postgresBin, 'pgbench'),
      ['-n', '-M', 'prepared', '-c', String(connections), '-T', String(seconds), '-f', file, databaseUrl],
      { env: { ...process.env, PGOPTIONS: `-c role=llave_app -c app.account_id=${accountId}` } },
    );
    const failed = Number(stdout.match(/failed transactions: (\d+)/)?.[1] ?? 0);
    const speed = Number(stdout.match(/tps = ([\d.]+)/)?.[1]);
    if (failed > 0 || !(speed > 0)) throw new Error(`pgbench failed: ${stdout}`);
    return speed;
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** A value as a statement may have it in its place. */
export const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return literal(value.toISOString());
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new Error(`No literal for ${typeof value}`);
};
