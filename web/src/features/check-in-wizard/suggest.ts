/** Whether the words are there already. */
export const hasWords = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase());

/** The text with these words after what it says, on a line of their own. */
export const withWords = (text: string, words: string) => {
  const before = text.trimEnd();
  return before === '' ? words : `${before}\n${words}`;
};
