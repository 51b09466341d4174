import { Readable } from 'node:stream';
import { extensions, type FileType } from '@llave/contract/files';
import { fileTypeFromStream } from 'file-type';

/** Whatever image comes may have any image's name; once it is kept, its name says which it is. The usual ending first. */
const imageEndings = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
} as const satisfies Partial<Record<FileType, readonly string[]>>;
export type ImageType = keyof typeof imageEndings;

const imageTypes = Object.keys(imageEndings) as ImageType[];

/** The endings of names that say that a file is of this type. */
export const endingsOf = (type: FileType): readonly string[] =>
  type in imageEndings ? imageEndings[type as ImageType] : extensions[type];

/** What a picture of this name is kept as. */
export const imageTypeOf = (fileName: string): ImageType | undefined =>
  imageTypes.find((type) => endingsOf(type).includes(endingOf(fileName)));

/** The name with an ending that says what the file is: its own if it does, instead of one that says something else. */
export const nameAs = (name: string, type: FileType): string => {
  const [endings, ending] = [endingsOf(type), endingOf(name)];
  if (endings.includes(ending)) return name;
  const bare = knownEndings.has(ending) ? name.slice(0, -ending.length - 1) : name;
  return `${bare}.${endings[0]}`;
};

const knownEndings = new Set<string>(Object.values(extensions).flat());

const endingOf = (name: string) => (name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '');

const sameAs: Record<string, FileType> = { 'video/x-m4v': 'video/mp4' };

/** The real type of a file, from its bytes; undefined for one that is none of ours or whose name says otherwise. */
export const kindOf = async (fileName: string, read: () => Promise<Readable>): Promise<FileType | undefined> => {
  const extension = endingOf(fileName);
  const binary = await binaryKind(read);
  const type = binary === 'unknown' ? await textKind(extension, read) : binary;
  return type && (extensions[type] as readonly string[]).includes(extension) ? type : undefined;
};

/** A type that is known and not ours is not looked at again as text. */
const binaryKind = async (read: () => Promise<Readable>): Promise<FileType | 'unknown' | undefined> => {
  const stream = await read();
  const found = await fileTypeFromStream(Readable.toWeb(stream) as never).finally(() => stream.destroy());
  if (!found) return 'unknown';
  if (found.mime in extensions) return found.mime as FileType;
  return sameAs[found.mime];
};

const markup =
  /<\s*(!doctype|!--|\?xml|html|head|body|svg|script|iframe|object|embed|style|link|meta|base|form|img)\b/i;
const headBytes = 4096;

/** Text has no control characters but the blanks, and none of ours begins like a page. */
const textKind = async (extension: string, read: () => Promise<Readable>): Promise<FileType | undefined> => {
  let head = Buffer.alloc(0);
  for await (const chunk of await read()) {
    if (!isText(chunk)) return undefined;
    if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes - head.length)]);
  }
  if (head.length === 0 || markup.test(head.toString('latin1'))) return undefined;
  return extension === 'csv' ? 'text/csv' : 'text/plain';
};

const isText = (chunk: Buffer) => {
  for (const byte of chunk) if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13) return false;
  return !chunk.includes(127);
};
