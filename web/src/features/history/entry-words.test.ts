import { type HistoryEntry, historyActions } from '@llave/contract/history';
import { expect, test } from 'vitest';
import { staffTexts as english } from '../../i18n/en/staff.ts';
import { staffTexts as spanish } from '../../i18n/es/staff.ts';
import { translator } from '../../i18n/translation.ts';
import { entryText, holdersBefore } from './entry-words.ts';

const es = translator({ language: 'es', texts: spanish });
const en = translator({ language: 'en', texts: english });

const person = (name: string) => ({ id: name, name, surname: 'Ruiz' });
const entry = (action: HistoryEntry['action'], who: string | null, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: '1',
  action,
  timestamp: '2026-11-15T08:40:00Z',
  toolId: 'tool',
  userId: who,
  user: who === null ? null : person(who),
  reAssignedTo: null,
  reAssignedToUser: null,
  toolLoan: null,
  fileAction: null,
  ...more,
});
const to = (name: string) => ({ reAssignedTo: name, reAssignedToUser: person(name) });

test('every action is a whole sentence in both languages', () => {
  const whole = { ...to('Iván'), toolLoan: null, fileAction: { fileName: 'manual.pdf' } };
  for (const t of [es, en])
    for (const action of historyActions) {
      const sentence = entryText(t, entry(action, 'Marta', whole), undefined);
      expect(sentence).toContain('Marta Ruiz');
      expect(sentence).not.toMatch(/\{|history\./);
    }
});

test('people and things are called by their names', () => {
  const told = (one: HistoryEntry, before?: HistoryEntry['user']) => entryText(es, one, before);

  expect(told(entry('loan', 'Ana', { toolLoan: { name: 'Taller Sol', email: 'a@b.es' } }))).toBe(
    'Ana Ruiz la prestó fuera a Taller Sol',
  );
  expect(told(entry('fileAdded', 'Ana', { fileAction: { fileName: 'manual.pdf' } }))).toBe(
    'Ana Ruiz añadió «manual.pdf»',
  );
  expect(told(entry('incidentOpen', null))).toBe('Alguien con la etiqueta QR abrió una incidencia');
  expect(told(entry('adminReassigned', 'Ana', to('Iván')), person('Marta'))).toBe(
    'Ana Ruiz (administración) se la pasó de Marta Ruiz a Iván Ruiz',
  );
  expect(told(entry('adminReassigned', 'Ana', to('Iván')))).toBe('Ana Ruiz (administración) se la pasó a Iván Ruiz');
  expect(told(entry('return', 'Ana'), person('Iván'))).toBe('Ana Ruiz la dio por devuelta: la tenía Iván Ruiz');
  expect(told(entry('return', 'Iván'), person('Iván'))).toBe('Iván Ruiz la devolvió');
});

test('who had it before follows from what happened before', () => {
  const newestFirst = [
    entry('return', 'Ana'),
    entry('adminReassigned', 'Ana', to('Iván')),
    entry('update', 'Ana'),
    entry('pickup', 'Marta'),
    entry('create', 'Ana'),
  ];

  expect(holdersBefore(newestFirst).map((holder) => holder?.name ?? holder)).toEqual([
    'Iván',
    'Marta',
    'Marta',
    null,
    undefined,
  ]);
});
