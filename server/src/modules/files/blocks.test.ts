import { describe, expect, test } from 'vitest';
import { maxBlockListBytes, readBlockList } from './blocks.ts';

const filled = (start: string, piece: string, end: string) =>
  start + piece.repeat(Math.floor((maxBlockListBytes - start.length - end.length) / piece.length)) + end;

const honest = () => {
  const rows = Array.from(
    { length: 6_000 },
    (_, n) => `<Latest>${Buffer.from(`block-${n}`).toString('base64')}</Latest>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?><BlockList>${rows.join('')}</BlockList>`.padEnd(maxBlockListBytes);
};

/** The quickest of a few, because other work only ever adds. */
const timeOf = (work: () => unknown) =>
  Math.min(
    ...Array.from({ length: 3 }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );

describe('a list of blocks as long as allowed', () => {
  test.each([
    ['blanks', filled('', ' ', '')],
    ['lines', filled('', '\r\n', 'x')],
    ['blanks after a heading', filled('<?xml version="1.0"?>', ' ', '')],
    ['a heading without an end', filled('<?xml', '?', '')],
    ['headings', filled('', '<?xml?> ', '')],
    ['beginnings', filled('', '<BlockList>', '')],
    ['beginnings and ends', filled('', '<BlockList></BlockList> ', 'x')],
    ['ends', filled('<BlockList>', '</BlockList> ', 'x')],
    ['blanks inside', filled('<BlockList>', ' ', 'x</BlockList>')],
    ['blanks behind', filled('<BlockList></BlockList>', ' ', 'x')],
    ['entries and blanks', filled('<BlockList>', ' <Latest>AAAA</Latest> ', 'x</BlockList>')],
    ['entries that do not end', filled('<BlockList>', '<Latest>', '</BlockList>')],
    ['one endless id', filled('<BlockList><Latest>', 'A', '</BlockList>')],
  ])('of %s is refused as quickly as an honest one is read', (_, hostile) => {
    const list = honest();
    const refuse = () => expect(() => readBlockList(hostile)).toThrow('invalid');
    expect(readBlockList(list)).toHaveLength(6_000);
    expect(timeOf(refuse)).toBeLessThan(10 * timeOf(() => readBlockList(list)));
  });
});
