export type Inline = { text: string; bold?: boolean; href?: string };

/** One piece of a policy. A heading's level begins at 1 and never skips one; a line of a paragraph stays a line. */
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: Inline[] }
  | { kind: 'paragraph'; lines: Inline[][] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] };

/** Reads the little formatting that a company's policy has; whatever else is in it, HTML included, stays text. */
export const policyBlocks = (source: string): Block[] => {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const line of source.split(/\r\n?|\n/)) {
    const last = isOpen ? blocks.at(-1) : undefined;
    const [, marks, title] = /^\s{0,3}(#{1,6})\s+(.+)$/.exec(line) ?? [];
    const [, mark, item] = /^\s*([-*•]|\d{1,3}[.)])\s+(.+)$/.exec(line) ?? [];
    isOpen = line.trim() !== '' && !title;
    if (marks && title)
      blocks.push({ kind: 'heading', level: levelOf(marks.length, blocks), text: inlines(title.trim()) });
    else if (mark && item) addItem(blocks, last, /\d/.test(mark), inlines(item.trim()));
    else if (line.trim() && last?.kind === 'list') last.items.at(-1)?.push({ text: ' ' }, ...inlines(line.trim()));
    else if (line.trim() && last?.kind === 'paragraph') last.lines.push(inlines(line.trim()));
    else if (line.trim()) blocks.push({ kind: 'paragraph', lines: [inlines(line.trim())] });
  }
  return blocks;
};

const levelOf = (marks: number, before: Block[]) => {
  const above = before.findLast((block) => block.kind === 'heading')?.level ?? 0;
  return Math.min(marks, above + 1, 3) as 1 | 2 | 3;
};

const addItem = (blocks: Block[], last: Block | undefined, ordered: boolean, item: Inline[]) => {
  if (last?.kind === 'list' && last.ordered === ordered) last.items.push(item);
  else blocks.push({ kind: 'list', ordered, items: [item] });
};

/** Bold, a named link, an address of the web, an e-mail address. None of them looks further than it has to. */
const marked =
  /\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^()\s]+)\)|(https?:\/\/[^\s<>"]+)|([\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})+)/gi;

const inlines = (text: string, bold = false): Inline[] => {
  const found: Inline[] = [];
  const say = (said: string, href?: string) => {
    if (said) found.push({ text: said, ...(bold && { bold }), ...(href && { href }) });
  };
  let at = 0;
  for (const match of text.matchAll(marked)) {
    const [whole, strong, name, target = '', address = '', email] = match;
    say(text.slice(at, match.index));
    at = match.index + whole.length;
    if (strong) found.push(...inlines(strong, true));
    else if (name) say(isSafe(target) ? name : whole, isSafe(target) ? target : undefined);
    else if (email) say(email, `mailto:${email}`);
    else {
      const url = address.replace(/[.,;:!?)\]'*]+$/, '');
      say(url, url);
      at -= address.length - url.length;
    }
  }
  say(text.slice(at));
  return found;
};

const isSafe = (target: string) => /^(https?:\/\/[^/]|mailto:[^@]+@)/i.test(target);
