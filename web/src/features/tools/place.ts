import type { Page } from '@llave/contract/pages';
import type { ToolCard } from '@llave/contract/tools';

type Pages = Page<ToolCard>[];

/** A list of so few parts is read again when a tool joins it; a longer one is put right by hand. */
const fewPages = 2;

/**
 * The list with what is now known of one tool: changed in its place, taken out when it no longer belongs, put in by its
 * name. Nothing when only the server can say where it goes.
 */
export const placed = (pages: Pages, tool: ToolCard, belongs: boolean): Pages | null => {
  const known = find(pages, tool.id);
  if (!known) return belongs ? joined(pages, tool) : pages;
  if (known.version > tool.version) return pages;
  if (!belongs) return without(pages, tool.id);
  if (known.name !== tool.name) return joined(without(pages, tool.id), tool);
  return pages.map((page) => {
    const at = page.items.indexOf(known);
    return at < 0 ? page : { ...page, items: page.items.with(at, tool) };
  });
};

export const without = (pages: Pages, id: string): Pages =>
  find(pages, id) ? pages.map((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) })) : pages;

const find = (pages: Pages, id: string) => {
  for (const { items } of pages) {
    const found = items.find((item) => item.id === id);
    if (found) return found;
  }
  return undefined;
};

/** Into the part where its name comes; after everything that is loaded it waits to be read with the rest. */
const joined = (pages: Pages, tool: ToolCard): Pages | null => {
  if (pages.length <= fewPages) return null;
  const pageAt = pages.findIndex(({ items }) => items.some((item) => isBefore(tool, item)));
  if (pageAt < 0) return pages.at(-1)?.next ? pages : null;
  return pages.map((page, index) => {
    if (index !== pageAt) return page;
    const at = page.items.findIndex((item) => isBefore(tool, item));
    return { ...page, items: page.items.toSpliced(at, 0, tool) };
  });
};

const spanish = new Intl.Collator('es');

const isBefore = (one: ToolCard, other: ToolCard) => spanish.compare(one.name, other.name) < 0;
