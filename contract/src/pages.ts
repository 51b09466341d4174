import { z } from 'zod';

/** Lists answer a bare array; where there is more, `X-Next-Cursor` says from where. */
export const nextCursor = 'X-Next-Cursor';

/** What every list takes: words to look for, how many, and from where on. */
export const page = {
  q: z.string().trim().max(100, 'tooLong').optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
  /** As long as the longest name makes it. */
  cursor: z.string().max(4000).optional(),
};

/** A part of a list, and where the next part begins. */
export type Page<T> = { items: T[]; next?: string };
