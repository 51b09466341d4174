import { z } from 'zod';
import { role } from './access.ts';
import { endpoint } from './endpoint.ts';
import { changesOf, id, ownAccount, required, version } from './fields.ts';

export const toolCategoryForm = z.object({ name: required('nameRequired', 60) });

export const toolCategory = z.object({
  id,
  name: z.string(),
  /** How many tools of the workshop are in it. */
  tools: z.number().int(),
  version: z.number().int(),
});
export type ToolCategory = z.infer<typeof toolCategory>;

export const listToolCategories = endpoint('listToolCategories', 'GET /tool-category/account/{accountId}', {
  access: role('tools', 'view'),
  byBadge: true,
  summary: 'What the company sorts its tools by, by name.',
  params: z.object({ accountId: id }),
  query: z.object({ limit: z.coerce.number().int().min(1).max(500).default(500) }),
  reply: z.array(toolCategory),
});

export const createToolCategory = endpoint('createToolCategory', 'POST /tool-category', {
  access: 'admin',
  summary: 'Adds a category.',
  body: toolCategoryForm.extend(ownAccount),
  reply: toolCategory,
  errors: ['toolCategoryExists'],
});

export const changeToolCategory = endpoint('changeToolCategory', 'PUT /tool-category', {
  access: 'admin',
  summary: 'Renames a category.',
  body: changesOf(toolCategoryForm).extend({ id, ...ownAccount, version }),
  reply: toolCategory,
  errors: ['toolCategoryExists'],
});

export const deleteToolCategory = endpoint('deleteToolCategory', 'DELETE /tool-category/{id}', {
  access: 'admin',
  summary: 'Removes a category; its tools stay, without one.',
  params: z.object({ id }),
  reply: z.object({}),
});
