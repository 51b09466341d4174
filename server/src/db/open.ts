import type { Config } from '../config.ts';
import { BadSetting } from '../config.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

export const openDatabase = async (config: Config): Promise<Database> => {
  if (config.databaseUrl) return openPostgres(config.databaseUrl, config.databasePool);
  return openEmbedded(config.dataFolder);
};

/** Says in one line why the database cannot be used. */
export const refuseUnreachable = async (database: Database) => {
  try {
    await database.script('select 1');
  } catch (error) {
    await database.close();
    throw new BadSetting(`DATABASE_URL cannot be used: ${(error as Error).message}`);
  }
};
