import { expect, test } from 'vitest';
import { isTaxId, plainTaxId } from './tax-id.ts';

test.each([
  '12345678Z',
  '12.345.678-z',
  '00000000T',
  'X1234567L',
  'Y1234567X',
  'Z1234567R',
  'B12345674',
  'A58818501',
  'P2807900B',
  'Q2826000H',
  'G28029007',
])('%s is a tax number', (id) => {
  expect(isTaxId(id)).toBe(true);
});

test.each([
  '',
  '12345678A',
  '1234567Z',
  '123456789Z',
  'X1234567A',
  'X12345678L',
  'B12345675',
  'A5881850B',
  'P28000004',
  'I12345674',
  '12345678',
  'PASAPORTE1',
])('%s is none', (id) => {
  expect(isTaxId(id)).toBe(false);
});

test('each letter closes one in twenty-three numbers, and no other does', () => {
  for (let number = 10_000_000; number < 10_000_046; number++) {
    const right = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => isTaxId(`${number}${letter}`));
    expect(right).toHaveLength(1);
  }
});

test('is compared without dots, dashes, spaces or case', () => {
  expect(plainTaxId(' 12.345.678-z ')).toBe('12345678Z');
});
