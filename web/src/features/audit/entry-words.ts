import type { AuditChange, AuditEntry } from '@llave/contract/audit';
import { accountFieldLabels } from '../../i18n/account-fields.ts';
import type { TextKey, Translate } from '../../i18n/translation.ts';
import { monthsText } from '../../ui/signs/months-text.ts';

/** An entry as one would tell it. */
export const entryText = (t: Translate, { act, actor, subject }: AuditEntry) =>
  t(`audit.acts.${act}`, {
    who: actor?.name || t('audit.someone'),
    what: subject.name || t('audit.something'),
  });

const fieldLabels: Partial<Record<string, TextKey>> = {
  ...accountFieldLabels,
  name: 'users.name',
  surname: 'users.surname',
  email: 'users.email',
  userName: 'users.userName',
  isAdmin: 'audit.fields.isAdmin',
  'access.toolsRoleId': 'users.access.tools.label',
  'access.rentingRoleId': 'users.access.renting.label',
  'access.checkingRoleId': 'users.access.checking.label',
  'access.managementRoleId': 'users.access.management.label',
  kind: 'audit.fields.kind',
  way: 'audit.fields.way',
  factor: 'audit.fields.factor',
  endBadge: 'audit.fields.endBadge',
  records: 'audit.fields.records',
  files: 'audit.fields.files',
};

/** What the API calls by a word of its own. */
const valueWords: Partial<Record<string, TextKey>> = {
  badge: 'audit.values.badge',
  'sign-in': 'audit.values.code',
  code: 'audit.values.code',
  password: 'audit.values.password',
  factor: 'audit.values.factor',
  checkInPictures: 'audit.values.pictures',
  bookingPictures: 'audit.values.pictures',
  checkIn: 'audit.values.checkIn',
  booking: 'audit.values.booking',
  fieldIncident: 'audit.values.fieldIncident',
};

const roleNames: TextKey[] = ['users.access.none', 'users.access.view', 'users.access.manage'];

/** A field by the name that its screen gives it; one that no screen has, as the API calls it. */
export const fieldText = (t: Translate, { field }: AuditChange) => {
  const label = fieldLabels[field];
  return label ? t(label) : field;
};

export const valueText = (t: Translate, field: string, value: unknown): string => {
  if (value === null || value === '') return t('audit.nothing');
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
  if (/months|retention/i.test(field)) return monthsText(t, Number(value));
  const word = valueWords[String(value)];
  if (word && ['kind', 'way'].includes(field)) return t(word);
  const role = field.endsWith('RoleId') ? roleNames[Number(value) - 1] : undefined;
  if (role) return t(role);
  return Array.isArray(value) ? value.join(', ') : String(value);
};
