/** A text as one compares it: without accents, and without regard to capitals. */
export const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a text has every one of these words, or the beginning of it. */
export const hasWords = (text: string, words: string) => {
  const read = plain(text);
  return plain(words)
    .split(/\s+/)
    .every((word) => read.includes(word));
};
