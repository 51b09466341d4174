import { type Vehicle, type VehicleForm, vehicleForm } from '@llave/contract/vehicles';
import type { FieldErrors, Schema } from '../../lib/form-values.ts';
import { readKilometers } from '../../lib/kilometers.ts';

/** What one types about a vehicle, before the kilometres are read from it. */
export type VehicleValues = { brand: string; model: string; numberPlate: string; currentKilometers: string };

export const vehicleFields = ['numberPlate', 'brand', 'model', 'currentKilometers'] as const;
export type VehicleField = (typeof vehicleFields)[number];

export const noVehicle: VehicleValues = { brand: '', model: '', numberPlate: '', currentKilometers: '' };

export const valuesOf = ({ brand, model, numberPlate, currentKilometers }: Vehicle): VehicleValues => ({
  brand,
  model,
  numberPlate,
  currentKilometers: String(currentKilometers),
});

export const formOf = (values: VehicleValues): VehicleForm => ({
  ...values,
  currentKilometers: readKilometers(values.currentKilometers) as number,
});

/** The contract's rules, for what was typed. */
export const vehicleSchema: Schema = { safeParse: (values) => vehicleForm.safeParse(formOf(values as VehicleValues)) };

export const vehicleBlame: { vehicleExists: FieldErrors } = { vehicleExists: { numberPlate: 'numberPlateTaken' } };
