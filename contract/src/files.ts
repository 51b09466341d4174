import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { fileName } from './fields.ts';

const MB = 1024 * 1024;

/** The real types a file may have, with the extensions its name may end in. An image is always stored anew, so any image's will do. */
const imageExtensions = ['jpg', 'jpeg', 'png', 'webp', 'gif'] as const;
export const extensions = {
  'image/jpeg': imageExtensions,
  'image/png': imageExtensions,
  'image/webp': imageExtensions,
  'image/gif': imageExtensions,
  'video/mp4': ['mp4', 'm4v', 'mov'],
  'video/quicktime': ['mov', 'mp4'],
  'video/webm': ['webm'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'text/plain': ['txt', 'csv'],
  'text/csv': ['csv'],
} as const satisfies Record<string, readonly string[]>;
export type FileType = keyof typeof extensions;

const types = Object.keys(extensions) as FileType[];
const startingWith = (...starts: string[]) => types.filter((type) => starts.some((start) => type.startsWith(start)));

/** What an uploaded file is for: how large it may be and which real types it may have. */
export const purposes = {
  image: { maxBytes: 25 * MB, types: startingWith('image/') },
  video: { maxBytes: 300 * MB, types: startingWith('video/') },
  document: { maxBytes: 50 * MB, types: startingWith('application/', 'text/', 'image/') },
} as const satisfies Record<string, { maxBytes: number; types: FileType[] }>;
export type Purpose = keyof typeof purposes;
export const purpose = z.enum(Object.keys(purposes) as [Purpose, ...Purpose[]]);

/** What a file of this name is for, where nobody says. */
export const purposeOf = (fileName: string): Purpose => {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1);
  const fits = (type: FileType) => (extensions[type] as readonly string[]).includes(ending);
  return (['image', 'video'] as const).find((kind) => purposes[kind].types.some(fits)) ?? 'document';
};

/** What an upload ticket of the public wizards allows. */
export const ticketLimits = { files: 6, maxBytes: 15 * MB, purpose: 'image' } as const;

/** Blocks of this size at most travel alone: what a lost connection costs. */
export const blockBytes = 4 * MB;

/** Images are stored no larger than this, and shrunk to it before they are sent. */
export const maxImageSide = 2560;

/** Files travel by name; the address to read one from works for a while, and with `&size=small` gives a small picture. */
export const shownFile = z.object({ fileName: z.string(), url: z.string() });

/** Proof for those who have not signed in: an upload ticket, the secret of a label or a link, or the code of a visit. */
const proof = {
  ticket: z.string().max(2000).optional(),
  token: z.string().max(200).optional(),
  code: z.string().max(200).optional(),
};
const params = z.object({ fileName });
const sasUri = z.object({ sasUri: z.string() });

export const uploadAddress = endpoint('uploadAddress', 'GET /file/upload/{fileName}', {
  access: 'proof',
  byBadge: true,
  summary:
    'An address to which one new file may be sent, whole or in blocks, within 15 minutes. Without a purpose the ending of its name says what it is for.',
  params,
  query: z.object({ purpose: purpose.optional(), ...proof }),
  reply: sasUri,
  errors: ['forbidden', 'quota'],
});

export const downloadAddress = endpoint('downloadAddress', 'GET /file/download/{fileName}', {
  access: 'proof',
  byBadge: true,
  summary: 'An address from which the file may be read for a short time.',
  params,
  query: z.object({ ...proof }),
  reply: sasUri,
});
