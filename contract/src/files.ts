import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { fileName } from './fields.ts';

const MB = 1024 * 1024;
const images = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
const videos = ['video/mp4', 'video/quicktime', 'video/webm'] as const;
const documents = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/plain',
  'text/csv',
] as const;

/** What an uploaded file is for: how large it may be and which real types it may have. */
export const purposes = {
  image: { maxBytes: 25 * MB, types: images },
  video: { maxBytes: 300 * MB, types: videos },
  document: { maxBytes: 50 * MB, types: [...documents, ...images] },
} as const satisfies Record<string, { maxBytes: number; types: readonly string[] }>;
export type Purpose = keyof typeof purposes;
export const purpose = z.enum(Object.keys(purposes) as [Purpose, ...Purpose[]]);

/** Blocks of this size travel alone: what a lost connection costs at most. */
export const blockBytes = 4 * MB;

/** Proof for those who have not signed in: an upload ticket of the public wizards. */
const proof = { ticket: z.string().max(2000).optional() };
const params = z.object({ fileName });
const sasUri = z.object({ sasUri: z.string() });

export const uploadAddress = endpoint('uploadAddress', 'GET /file/upload/{fileName}', {
  access: 'proof',
  summary: 'An address to which one new file may be sent, whole or in blocks, within 15 minutes.',
  params,
  query: z.object({ purpose: purpose.default('document'), ...proof }),
  reply: sasUri,
});

export const downloadAddress = endpoint('downloadAddress', 'GET /file/download/{fileName}', {
  access: 'proof',
  summary: 'An address from which the file may be read for a short time.',
  params,
  query: z.object({ ...proof }),
  reply: sasUri,
});
