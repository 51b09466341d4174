import { expect, test } from 'vitest';
import { priceText, readPrice, typedPrice } from './prices.ts';

test.each([
  ['12,50', 12.5],
  ['12.50', 12.5],
  ['12,5', 12.5],
  ['12,', 12],
  ['1250', 1250],
  ['1.250', 1250],
  ['1.250,99', 1250.99],
  ['1,250.99', 1250.99],
  ['1 250,99 €', 1250.99],
  ['0', 0],
])('%s is read as a price', (typed, price) => {
  expect(readPrice(typed)).toBe(price);
});

test.each(['doce', '-3', '1,2,3', '12,505', '12,505,1', '1.25.000', ','])('%s is no price', (typed) => {
  expect(readPrice(typed)).toBeNaN();
});

test('nothing is no price at all', () => {
  expect(readPrice('  ')).toBeNull();
});

test('a price is shown with its cents', () => {
  expect(typedPrice(1250)).toBe('1250,00');
  expect(typedPrice(null)).toBe('');
  expect(priceText(1250.5, 'es')).toMatch(/^1250,50\s€$/);
  expect(priceText(1250.5, 'en')).toBe('€1,250.50');
});
