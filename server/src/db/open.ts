import type { Config } from '../config.ts';
import { BadSetting } from '../config.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

export const openDatabase = async (config: Config): Promise<Database> => {
  if (!config.databaseUrl) return openEmbedded(config.dataFolder);

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
