import { expect, test } from 'vitest';
import { kilometersText, readKilometers } from './kilometers.ts';

test('kilometres are read with or without their thousands apart', () => {
  expect(['12345', ' 12.345 ', '12,345', '1 012 345', '0'].map(readKilometers)).toEqual([
    12345, 12345, 12345, 1012345, 0,
  ]);
});

test('what is no whole number is none', () => {
  expect(['', '12,5', '-3', '12 km', '1.23'].map(readKilometers)).toEqual(Array(5).fill(undefined));
});

test('they are shown as each language writes them', () => {
  expect([kilometersText(1234, 'es'), kilometersText(1234, 'en')]).toEqual(['1.234 km', '1,234 km']);
});
