import { useState } from 'react';
import { ruleText } from '../../../i18n/failure-text.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import type { FieldErrors } from '../../../lib/forms/form-values.ts';
import type { Values } from '../form.ts';
import type { CheckIn } from '../use-check-in.ts';

type TextName = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values];
export type Fields = ReturnType<typeof useFields>;

/** Text fields of a step: each says what is wrong with it once it has been left, and no longer when it is right. */
export const useFields = ({ draft, set, sending }: CheckIn, broken: FieldErrors) => {
  const { t } = useTranslation();
  const [left, setLeft] = useState<string[]>([]);
  const errorOf = (name: TextName) => ruleText(t, left.includes(name) ? broken[name] : sending.refused[name]);
  const field = (name: TextName) => ({
    name,
    value: draft.values[name],
    label: t(`checkIn.fields.${name}`),
    error: errorOf(name),
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
    onBlur: () => setLeft((known) => [...known, name]),
  });
  return { field, hasLeft: (name: TextName) => left.includes(name) };
};
