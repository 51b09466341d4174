import { TestRunner } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    shows?: { row: number; tries: number; note?: string }[];
  }
}

/** Says that the running test shows a row of the proof, with so many tries, and perhaps what was measured. */
export const shows = (row: number, tries = 1, note?: string) => {
  const test = TestRunner.getCurrentTest();
  if (!test) throw new Error('Only a test can show a row.');
  test.meta.shows = [...(test.meta.shows ?? []), { row, tries, ...(note && { note }) }];
};

/** How often a test tries: few times among the other tests, many times in the proof. */
export const often = (few: number, many: number) => (process.env.LLAVE_PROOF ? many : few);
