import type { Schema } from '../../../lib/forms/form-values.ts';
import { readKilometers } from '../../../lib/text/kilometers.ts';

/** What is typed when a vehicle is looked at. */
export type ReviewValues = { kilometers: string; note: string };

export const reviewValues = (kilometers: number | undefined): ReviewValues => ({
  kilometers: kilometers === undefined ? '' : String(kilometers),
  note: '',
});

/** As the contract has it; kilometres that are no number are left to its rule. */
export const reviewOf = ({ kilometers, note }: ReviewValues) => ({
  kilometers: readKilometers(kilometers) as number,
  note,
});

/** The contract's rules on what is typed. */
export const typed = (schema: Schema): Schema => ({
  safeParse: (values) => schema.safeParse(reviewOf(values as ReviewValues)),
});
