import { expect, test } from 'vitest';
import { placeOfPostCode } from './post-codes.ts';

test.each([
  ['46002', { city: 'Valencia', state: 'Valencia' }],
  [' 48011 ', { city: 'Bilbao', state: 'Bizkaia' }],
  ['46980', { state: 'Valencia' }],
  ['52001', { city: 'Melilla', state: 'Melilla' }],
  ['53001', {}],
  ['4600', {}],
  ['AB10 1AB', {}],
])('%s is where its digits say', (postCode, place) => {
  expect(placeOfPostCode(postCode)).toEqual(place);
});
