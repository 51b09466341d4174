import { z } from 'zod';
import { role } from './access.ts';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';

/** Two A4 sheets, and what is drawn within a breath. */
export const maxLabels = 48;

/** A label's code opens the public incident page of its tool. */
export const label = z.object({
  toolId: id,
  name: z.string(),
  reference: z.string(),
  /** A base64 PNG. */
  qr: z.string(),
  url: z.string(),
});
export type Label = z.infer<typeof label>;

export const printLabels = endpoint('printLabels', 'POST /label', {
  access: role('tools', 'manage'),
  summary: 'New labels for these tools, in this order; `replace` makes those printed before useless.',
  body: z.object({
    toolIds: z.array(id).min(1, 'tooFew').max(maxLabels, 'tooMany'),
    replace: z.boolean().default(false),
  }),
  reply: z.array(label),
  repeatable: false,
  errors: ['toolNotFound'],
});
