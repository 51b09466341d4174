import { lockerForm } from '@llave/contract/lockers';
import { sql } from 'kysely';
import type { z } from 'zod';
import { endHolds } from '../../lockers/holds.ts';
import { type Found, type Kind, rowsOf, type Written } from './kind.ts';

type Form = z.output<typeof lockerForm>;
type FoundLocker = Found<Form> & { isInUse: boolean };

/** Known again by the number on the door. */
export const lockers: Kind<Form> = {
  form: lockerForm,
  keyColumn: 'identifierValue',
  keysOf: ({ identifierValue = '' }) => [identifierValue.toLowerCase()].filter(Boolean),
  find: async (scope, keys, isReal): Promise<FoundLocker[]> => {
    if (isReal) await endHolds(scope);
    const rows = await scope.db
      .selectFrom('lockers')
      .select(['locker_id', 'identifier_value', 'identifier', 'locker_size', 'use_type'])
      .select(sql<boolean>`coalesce(tool_id, booking_id, check_in_id) is not null`.as('is_in_use'))
      .where(sql<boolean>`lower(identifier_value) = any(${keys})`)
      .orderBy('locker_id')
      .$if(isReal, (query) => query.forUpdate())
      .execute();
    return rows.map((row) => ({
      id: row.locker_id,
      name: row.identifier_value,
      keys: [row.identifier_value.toLowerCase()],
      isInUse: row.is_in_use,
      form: {
        identifierValue: row.identifier_value,
        identifier: row.identifier,
        lockerSize: row.locker_size,
        useType: row.use_type,
      },
    }));
  },
  refuseChange: (_, was, now) =>
    (was as FoundLocker).isInUse && was.form.useType !== now.useType ? [{ path: 'useType', code: 'lockerInUse' }] : [],
  add: async ({ db }, forms) => {
    const { rows } = await sql<Written>`
      insert into lockers (identifier_value, identifier, locker_size, use_type)
      select "identifierValue", identifier, "lockerSize", "useType" from jsonb_to_recordset(${rowsOf(forms)})
        as r("identifierValue" text, identifier text, "lockerSize" int, "useType" text)
      returning locker_id as id, version`.execute(db);
    return rows;
  },
  change: async ({ db }, changes) => {
    const { rows } = await sql<Written>`
      update lockers l set identifier_value = r."identifierValue", identifier = r.identifier,
        locker_size = r."lockerSize", use_type = r."useType"
      from jsonb_to_recordset(${rowsOf(changes.map(({ id, form }) => ({ id, ...form })))})
        as r(id uuid, "identifierValue" text, identifier text, "lockerSize" int, "useType" text)
      where l.locker_id = r.id returning l.locker_id as id, l.version`.execute(db);
    return rows;
  },
  remove: async ({ db }, ids) => {
    await sql`delete from lockers where locker_id = any(${ids}::uuid[])`.execute(db);
  },
  kept: { table: 'lockers', id: 'locker_id', name: 't.identifier_value', isGone: 'false', isTouched: 'false' },
};
