import { z } from 'zod';
import { roles } from './access.ts';
import { id } from './fields.ts';

export const user = z.object({
  id,
  accountId: id,
  name: z.string(),
  surname: z.string(),
  userName: z.string().nullable(),
  email: z.string().nullable(),
  isAdmin: z.boolean(),
  isDeleted: z.boolean(),
  access: roles,
  language: z.string(),
  version: z.number().int(),
});
export type User = z.infer<typeof user>;
