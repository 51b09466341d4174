import { test } from '@playwright/test';

/** Marks a journey that shows a row of the proof; a long one is left out of `npm test`. */
export const showing = (row: number, tries = 1, { long = false } = {}) => ({
  tag: long ? ['@row', '@long'] : ['@row'],
  annotation: { type: 'shows', description: JSON.stringify({ row, tries }) },
});

/** Says how often the running journey tried what its row says, where only its run knows. */
export const shows = (row: number, tries: number) =>
  test.info().annotations.push({ type: 'shows', description: JSON.stringify({ row, tries }) });
