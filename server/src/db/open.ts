import type { Config } from '../config.ts';
import { BadSetting } from '../config.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';

/** The embedded database is a large program that is loaded only where it is used. */
export const openDatabase = async (config: Config): Promise<Database> => {
  if (!config.databaseUrl) return (await import('./embedded.ts')).openEmbedded(config.dataFolder);

  const database = openPostgres(config.databaseUrl, config.databasePool);
  try {
    await database.script('select 1');
  } catch (error) {
    await database.close();
    throw new BadSetting(`DATABASE_URL cannot be used: ${reason(error as NodeJS.ErrnoException)}`);
  }
  return database;
};

const reason = ({ message, code }: NodeJS.ErrnoException) => (message || code || '').split('\n')[0];
