import { blockBytes } from '@llave/contract/files';
import { expect, test } from 'vitest';
import { startBlockSize } from './block-size.ts';

test('grows on a good line to the largest block, and no further', () => {
  const size = startBlockSize();
  for (let n = 0; n < 5; n += 1) size.took(200);
  expect(size.bytes()).toBe(blockBytes);
});

test('shrinks where blocks fail or take long, and stays where they take a few seconds', () => {
  const size = startBlockSize();
  size.took(5_000);
  expect(size.bytes()).toBe(blockBytes / 4);
  size.took(12_000);
  expect(size.bytes()).toBe(blockBytes / 8);
  for (let n = 0; n < 5; n += 1) size.failed();
  expect(size.bytes()).toBe(blockBytes / 16);
});
