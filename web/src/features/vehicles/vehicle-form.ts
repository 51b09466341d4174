import { type Vehicle, type VehicleForm, vehicleForm } from '@llave/contract/vehicles';
import { formFields } from '../../lib/forms/form-fields.ts';
import type { FieldErrors, Schema } from '../../lib/forms/form-values.ts';
import { readKilometers } from '../../lib/text/kilometers.ts';

/** What one types about a vehicle, before the kilometres are read from it, in the order in which the page shows it. */
const typed = formFields<Vehicle, VehicleForm>()({
  numberPlate: { empty: '', of: (vehicle) => vehicle.numberPlate },
  brand: { empty: '', of: (vehicle) => vehicle.brand },
  model: { empty: '', of: (vehicle) => vehicle.model },
  currentKilometers: { empty: '', of: (vehicle) => String(vehicle.currentKilometers) },
});

export const vehicleFields = typed.names;
export const noVehicle = typed.empty;
export const valuesOf = typed.of;
export type VehicleValues = typeof noVehicle;
export type VehicleField = keyof VehicleValues;

export const formOf = (values: VehicleValues): VehicleForm => ({
  ...values,
  currentKilometers: readKilometers(values.currentKilometers) as number,
});

/** The contract's rules, for what was typed. */
export const vehicleSchema: Schema = { safeParse: (values) => vehicleForm.safeParse(formOf(values as VehicleValues)) };

export const vehicleBlame: { vehicleExists: FieldErrors } = { vehicleExists: { numberPlate: 'numberPlateTaken' } };
