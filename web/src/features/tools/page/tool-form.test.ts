import type { Tool } from '@llave/contract/tools';
import { expect, test } from 'vitest';
import { issuesOf } from '../../../lib/forms/form-values.ts';
import { formOf, noTool, toolSchema, valuesOf } from './tool-form.ts';

const img = '2f1f4f39-6f0e-4f6e-9a52-0d0a4d1f3c11.png';

test('a tool needs a name and a picture, and nothing else', () => {
  expect(issuesOf(toolSchema, noTool)).toEqual({ name: 'toolNameRequired', img: 'imageRequired' });
  expect(issuesOf(toolSchema, { ...noTool, name: 'Gato', img })).toEqual({});
});

test('what is no price is said at the price', () => {
  const typed = { ...noTool, name: 'Gato', img };

  expect(issuesOf(toolSchema, { ...typed, purchasePrice: 'doce' })).toEqual({ purchasePrice: 'priceInvalid' });
  expect(issuesOf(toolSchema, { ...typed, purchasePrice: '99.999.999,00' })).toEqual({ purchasePrice: 'priceInvalid' });
  expect(formOf({ ...typed, purchasePrice: '1.250,5' }).purchasePrice).toBe(1250.5);
});

test('a stored tool comes back as it was', () => {
  const stored = { purchasePrice: 12.5, purchaseDate: null, excludedUsers: ['b', 'a'], name: 'Gato' } as Tool;

  expect(valuesOf(stored)).toMatchObject({ purchasePrice: '12,50', purchaseDate: '', excludedUsers: ['a', 'b'] });
  expect(formOf(valuesOf(stored))).toMatchObject({ purchasePrice: 12.5, purchaseDate: null });
});
