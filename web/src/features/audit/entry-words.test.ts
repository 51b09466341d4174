import type { AuditEntry } from '@llave/contract/audit';
import { auditActs } from '@llave/contract/audited';
import { expect, test } from 'vitest';
import { company as englishCompany } from '../../i18n/en/company.ts';
import { staffTexts as english } from '../../i18n/en/staff.ts';
import { company as spanishCompany } from '../../i18n/es/company.ts';
import { staffTexts as spanish } from '../../i18n/es/staff.ts';
import { translator } from '../../i18n/translation.ts';
import { entryText, fieldText, valueText } from './entry-words.ts';

const es = translator({ language: 'es', texts: { ...spanish, company: spanishCompany } });
const en = translator({ language: 'en', texts: { ...english, company: englishCompany } });

const entry = (act: AuditEntry['act']): AuditEntry => ({
  id: '1',
  timestamp: '2026-11-15T08:40:00Z',
  act,
  actor: { id: 'ana', name: 'Ana Ferrer' },
  sessionId: null,
  address: '192.0.2.1',
  subject: { id: 'marta', name: 'Marta Ruiz' },
  changes: [],
  hash: '',
});

test('every act is a whole sentence in both languages', () => {
  for (const t of [es, en])
    for (const act of Object.values(auditActs).flat()) {
      const sentence = entryText(t, entry(act));
      expect(sentence).not.toMatch(/\{|audit\./);
      expect(sentence.length).toBeGreaterThan(10);
    }
  expect(entryText(es, entry('changeUser'))).toBe('Ana Ferrer cambió los datos de Marta Ruiz');
  expect(entryText(es, { ...entry('signInRefused'), subject: { id: null, name: '' } })).not.toContain('{');
});

test('fields and values have the names that their screens give them', () => {
  const change = { field: 'access.toolsRoleId', before: 1, after: 3 };
  expect(fieldText(es, change)).toBe('Herramientas');
  expect(valueText(es, change.field, change.before)).toBe('Nada');
  expect(valueText(es, change.field, change.after)).toBe('Gestionar');
  expect(valueText(es, 'isAdmin', true)).toBe('sí');
  expect(valueText(es, 'auditMonths', 24)).toMatch(/2 años|24 meses/);
  expect(valueText(en, 'way', 'badge')).toBe('badge');
  expect(fieldText(es, { field: 'unknown.thing', before: null, after: 1 })).toBe('unknown.thing');
});
