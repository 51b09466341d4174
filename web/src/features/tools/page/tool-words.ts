import type { Language } from '@llave/contract/fields';
import type { Translate } from '../../../i18n/translation.ts';
import { dayText } from '../../../lib/time/days.ts';
import type { FieldWords } from '../../../ui/editing/DifferenceChoice.tsx';
import type { ToolField } from './tool-form.ts';

/** A tool's fields and their values, in words; people by their names where they are known. */
export const toolWords = (
  t: Translate,
  language: Language,
  nameOf: (userId: string) => string | undefined,
  categories: { id: string; name: string }[],
): FieldWords<ToolField> => ({
  label: (field) => {
    if (field === 'img') return t('tool.picture');
    return t(field === 'excludedUsers' ? 'tool.excluded.title' : `tool.${field}`);
  },
  show: (value, field, side) => {
    if (field === 'img') return t(side === 'theirs' ? 'tool.samePicture' : 'tool.newPicture');
    if (field === 'excludedUsers') return peopleText(t, value as string[], nameOf);
    if (field === 'categoryId') return categories.find(({ id }) => id === value)?.name ?? '';
    if (field === 'purchasePrice') return value ? `${value} €` : '';
    if (field === 'purchaseDate') return value ? dayText(String(value), language) : '';
    return String(value ?? '');
  },
});

const peopleText = (t: Translate, ids: string[], nameOf: (userId: string) => string | undefined) => {
  if (ids.length === 0) return '';
  const names = ids.map(nameOf);
  return names.every(Boolean) ? names.join(', ') : t('tool.excluded.people', { count: ids.length });
};
