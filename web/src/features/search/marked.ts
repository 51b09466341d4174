import { plain } from '../../lib/text/plain.ts';

type Part = { text: string; isSought: boolean };

/** A text in parts, those apart that were looked for; accents, capitals, spaces and dashes make no difference. */
export const marked = (text: string, q: string): Part[] => {
  const letters = [...text].map((letter, at) => ({ letter: plainLetters(letter), at })).filter(({ letter }) => letter);
  const read = letters.map(({ letter }) => letter).join('');
  const starts = letters.flatMap(({ letter, at }) => [...letter].map(() => at));
  const isSought = new Array<boolean>([...text].length).fill(false);
  for (const word of [plainLetters(q), ...q.split(/\s+/).map(plainLetters)]) {
    const from = word.length > 1 ? read.indexOf(word) : -1;
    if (from >= 0) isSought.fill(true, starts[from], (starts[from + word.length - 1] ?? 0) + 1);
  }
  return [...text].reduce<Part[]>((parts, letter, at) => {
    const last = parts.at(-1);
    if (last && last.isSought === isSought[at]) last.text += letter;
    else parts.push({ text: letter, isSought: isSought[at] ?? false });
    return parts;
  }, []);
};

const plainLetters = (text: string) => plain(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
