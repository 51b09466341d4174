import { expect, test } from 'vitest';
import { staffTexts } from '../../../../i18n/es/staff.ts';
import { translator } from '../../../../i18n/translation.ts';
import { fileTypeLook, fileTypeOf } from './file-kinds.ts';

const t = translator({ language: 'es', texts: staffTexts });

test('the four kinds are known by their names, whatever else is typed stays as it is', () => {
  expect(fileTypeOf(t, ' factura ')).toBe('invoice');
  expect(fileTypeOf(t, 'Ficha técnica')).toBe('technicalInfo');
  expect(fileTypeOf(t, 'Garantía')).toBe('Garantía');
});

test('each of the four has a colour, the others are shown as typed', () => {
  const looks = ['incident', 'technicalInfo', 'invoice', 'calibration'].map((type) => fileTypeLook(t, type));

  expect(new Set(looks.map(({ tone }) => tone)).size).toBe(4);
  expect(looks.map(({ label }) => label)).toContain('Factura');
  expect(fileTypeLook(t, 'Garantía')).toEqual({ label: 'Garantía', tone: 'retired' });
});
