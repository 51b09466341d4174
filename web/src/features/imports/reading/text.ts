/** The text of a file: with a mark as it says, else UTF-8 if it can be that, else as Windows writes it in Spain. */
export const decode = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const separators = [';', '\t', ','] as const;

/** The lines of a CSV as cells, whichever of the three signs stands between them. */
export const parseCsv = (text: string): string[][] => {
  const [, said] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const content = said ? text.slice(text.indexOf('\n') + 1) : text;
  return linesOf(content, said ?? separatorOf(content));
};

/** The first of them that the beginning has outside of quotes: a comma is the last guess, because prices have one. */
const separatorOf = (text: string) => {
  const start = text.slice(0, 10_000).replaceAll(/"[^"]*"/g, '');
  const [heading = ''] = start.split(/\r\n|\n|\r/);
  return separators.find((sign) => heading.includes(sign)) ?? separators.find((sign) => start.includes(sign)) ?? ';';
};

const linesOf = (text: string, separator: string): string[][] => {
  const lines: string[][] = [];
  let [line, cell, quoted] = [[] as string[], '', false];
  const endCell = () => {
    line.push(cell);
    cell = '';
  };
  const endLine = () => {
    endCell();
    lines.push(line);
    line = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at += 1;
      endLine();
    } else cell += sign;
  }
  if (cell !== '' || line.length > 0) endLine();
  return lines;
};
