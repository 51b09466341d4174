import type { Translate } from '../../i18n/translation.ts';
import type { FieldWords } from '../../ui/editing/DifferenceChoice.tsx';
import type { PersonField } from './person-form.ts';

export const levelNames = { 1: 'none', 2: 'view', 3: 'manage' } as const;

const moduleOf = (field: PersonField) => /^access\.(\w+)RoleId$/.exec(field)?.[1] as 'tools' | undefined;

/** A person's fields and their values, in words. */
export const personWords = (t: Translate): FieldWords<PersonField> => ({
  label: (field) => {
    const module = moduleOf(field);
    return t(module ? `users.access.${module}.label` : `users.${field as 'name'}`);
  },
  show: (value, field) =>
    moduleOf(field) ? t(`users.access.${levelNames[value as keyof typeof levelNames]}`) : String(value ?? ''),
});
