import { expect, test } from 'vitest';
import { filterOf, isNarrowed, noFilter, withType } from './filter.ts';

test('the address says which reports are shown, and what it says wrong is left out', () => {
  expect(filterOf({})).toEqual(noFilter);
  expect(filterOf({ state: 'gone', incidentType: 'Otra', category: 'Nada', priority: 'urgent' })).toEqual(noFilter);
  expect(filterOf({ delegation: 'ITT Sur', incidentType: 'Compra', category: 'OTROS', priority: 'high' })).toEqual({
    ...noFilter,
    delegation: 'ITT Sur',
    incidentType: 'Compra',
    category: 'OTROS',
    priority: 'high',
  });
});

test('a category that a type does not know goes with the other type', () => {
  const fire = { ...noFilter, category: 'Equipos contra incendios' };

  expect(withType(fire, 'Incidencia').category).toBe('Equipos contra incendios');
  expect(withType(fire, 'Compra').category).toBeUndefined();
  expect(withType({ ...fire, category: 'OTROS' }, 'Compra').category).toBe('OTROS');
  expect(filterOf({ incidentType: 'Compra', category: 'Equipos contra incendios' }).category).toBeUndefined();
});

test('words alone narrow nothing', () => {
  expect(isNarrowed({ ...noFilter, q: 'gotera' })).toBe(false);
  expect(isNarrowed({ ...noFilter, priority: 'low' })).toBe(true);
});
