import type { Kysely, RawBuilder } from 'kysely';
import type { ConstructorOptions } from 'pg-boss';
import type { SystemTables, Tables } from './tables.ts';

/** Types that both engines hand over as PostgreSQL writes them: int8, which no number holds, and date, which has no hour. */
export const plainTypes = [20, 1082];

export type Db = Kysely<Tables>;
export type System = Kysely<SystemTables>;

/** One database behind two engines. No handle on a company's rows exists before the company is entered. */
export type Database = {
  engine: 'embedded' | 'postgres';
  /** One transaction that changes nothing: first the statement that enters a company, then the work on what it answers. */
  read<R, T>(entering: RawBuilder<R>, work: (db: Db, entered: R[]) => Promise<T>): Promise<T>;
  /** The same with changes. */
  write<R, T>(entering: RawBuilder<R>, work: (db: Db, entered: R[]) => Promise<T>): Promise<T>;
  system: System;
  /** Owns the tables: for migrations and upkeep only. */
  owner: Kysely<unknown>;
  /** Runs a script of several statements as the owner. */
  script(sql: string): Promise<void>;
  /** Where pg-boss works. */
  jobs: Pick<ConstructorOptions, 'db' | 'connectionString' | 'max'>;
  close(): Promise<void>;
};
