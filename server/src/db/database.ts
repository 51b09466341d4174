import type { Kysely } from 'kysely';
import type { ConstructorOptions } from 'pg-boss';
import type { SystemTables, Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type System = Kysely<SystemTables>;

/**
 * One database behind two engines. `read` and `write` are the only ways to a company's rows: the work gets a handle
 * that has not entered any company yet and must enter one first (see tenancy.ts).
 */
export type Database = {
  engine: 'embedded' | 'postgres';
  /** Several statements on one connection; settings last until the work ends. */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** One transaction; settings last until it commits. */
  write<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Whether the settings of `read` must be made for the transaction (it is one) or for the connection. */
  readsInTransaction: boolean;
  system: System;
  /** Owns the tables: for migrations and upkeep only. */
  owner: Kysely<unknown>;
  /** Runs a script of several statements as the owner. */
  script(sql: string): Promise<void>;
  /** Where pg-boss works. */
  jobs: Pick<ConstructorOptions, 'db' | 'connectionString' | 'max'>;
  close(): Promise<void>;
};
