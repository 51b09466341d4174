import type { ColumnType } from 'kysely';

export type Defaulted<T> = ColumnType<T, T | undefined, T>;
export type Fixed<T> = ColumnType<T, T | undefined, never>;
export type Company = { account_id: Fixed<string> };
