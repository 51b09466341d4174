import type { Locker, lockerForm } from '@llave/contract/lockers';
import type { Translate } from '../../i18n/translation.ts';
import { fieldNames } from '../../lib/forms/form-fields.ts';
import type { FieldErrors } from '../../lib/forms/form-values.ts';
import type { FieldWords } from '../../ui/editing/DifferenceChoice.tsx';

export type LockerValues = Required<ReturnType<(typeof lockerForm)['parse']>>;

export const lockerFields = fieldNames<LockerValues>({
  identifierValue: true,
  identifier: true,
  lockerSize: true,
  useType: true,
});
type LockerField = (typeof lockerFields)[number];

export const valuesOf = ({ identifierValue, identifier, lockerSize, useType }: Locker): LockerValues => ({
  identifierValue,
  identifier,
  lockerSize,
  useType,
});

/** A number that another locker has, said at its field. */
export const takenNumber: { lockerExists: FieldErrors } = { lockerExists: { identifierValue: 'lockerNumberTaken' } };

/** A locker's fields and their values, in words. */
export const lockerWords = (t: Translate): FieldWords<LockerField> => ({
  label: (field) => t(`lockers.form.${labels[field]}`),
  show: (value, field) => (field === 'useType' ? t(useNames[value as Locker['useType']]) : String(value)),
});

const labels = { identifierValue: 'number', identifier: 'description', lockerSize: 'size', useType: 'use' } as const;

export const useNames = { Tool: 'lockers.tools', Renting: 'lockers.keys' } as const;
