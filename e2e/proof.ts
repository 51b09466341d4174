/** Marks a journey that shows a row of the proof; a long one is left out of `npm test`. */
export const showing = (row: number, tries = 1, { long = false } = {}) => ({
  tag: long ? ['@row', '@long'] : ['@row'],
  annotation: { type: 'shows', description: JSON.stringify({ row, tries }) },
});
