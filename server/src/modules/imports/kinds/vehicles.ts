import { plateKey } from '@llave/contract/plates';
import { vehicleForm } from '@llave/contract/vehicles';
import { sql } from 'kysely';
import type { z } from 'zod';
import { type Kind, rowsOf, type Written } from './kind.ts';

type Form = z.output<typeof vehicleForm>;

/** Known again by the plate, however it is written. */
export const vehicles: Kind<Form> = {
  form: vehicleForm,
  keyColumn: 'numberPlate',
  keysOf: ({ numberPlate = '' }) => [plateKey(numberPlate)].filter(Boolean),
  find: async ({ db }, keys, isReal) => {
    const rows = await db
      .selectFrom('vehicles')
      .select(['vehicle_id', 'brand', 'model', 'number_plate', 'current_kilometers'])
      .where('deleted_at', 'is', null)
      .where(sql<boolean>`upper(regexp_replace(number_plate, '[^[:alnum:]]', '', 'g')) = any(${keys})`)
      .orderBy('vehicle_id')
      .$if(isReal, (query) => query.forUpdate())
      .execute();
    return rows.map((row) => ({
      id: row.vehicle_id,
      name: row.number_plate,
      keys: [plateKey(row.number_plate)],
      form: {
        brand: row.brand,
        model: row.model,
        numberPlate: row.number_plate,
        currentKilometers: row.current_kilometers,
      },
    }));
  },
  add: async ({ db }, forms) => {
    const { rows } = await sql<Written>`
      insert into vehicles (brand, model, number_plate, current_kilometers)
      select brand, model, "numberPlate", "currentKilometers" from jsonb_to_recordset(${rowsOf(forms)})
        as r(brand text, model text, "numberPlate" text, "currentKilometers" int)
      returning vehicle_id as id, version`.execute(db);
    return rows;
  },
  change: async ({ db }, changes) => {
    const { rows } = await sql<Written>`
      update vehicles v set brand = r.brand, model = r.model, number_plate = r."numberPlate",
        current_kilometers = r."currentKilometers"
      from jsonb_to_recordset(${rowsOf(changes.map(({ id, form }) => ({ id, ...form })))})
        as r(id uuid, brand text, model text, "numberPlate" text, "currentKilometers" int)
      where v.vehicle_id = r.id returning v.vehicle_id as id, v.version`.execute(db);
    return rows;
  },
  remove: async ({ db, now }, ids) => {
    await sql`update vehicles set deleted_at = ${now()} where vehicle_id = any(${ids}::uuid[])`.execute(db);
  },
  kept: {
    table: 'vehicles',
    id: 'vehicle_id',
    name: 't.number_plate',
    isGone: 't.deleted_at is not null',
    isTouched: 'r.before is null and exists (select from bookings b where b.vehicle_id = t.vehicle_id)',
  },
};
