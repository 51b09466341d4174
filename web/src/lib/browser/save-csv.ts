import type { Call } from '@llave/contract/endpoint';
import { AppError } from '@llave/contract/errors';
import type { Language } from '@llave/contract/fields';
import { callFile, type Outgoing } from '../calls/call.ts';
import { download } from './download.ts';

/** Reads a report as a file for spreadsheets and hands it to the browser's downloads; answers the name it is kept by. */
export const saveCsv = async <E extends Call>(
  report: E,
  sent: Outgoing<E>,
  language: Language,
  onReceived: (bytes: number) => void,
) => {
  const reply = await callFile(report, sent, { Accept: 'text/csv', 'Accept-Language': language });
  const fileName = nameIn(reply.headers.get('Content-Disposition'));
  download(fileName, await contentOf(reply, onReceived));
  return fileName;
};

const nameIn = (disposition: string | null) => /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'llave.csv';

/** A file that breaks off is none: half a table looks like a whole one. */
const contentOf = async ({ body, headers }: Response, onReceived: (bytes: number) => void) => {
  let bytes = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, parts) => {
      bytes += part.length;
      onReceived(bytes);
      parts.enqueue(part);
    },
  });
  try {
    const content = await new Response(body?.pipeThrough(counting)).arrayBuffer();
    return new Blob([content], { type: headers.get('Content-Type') ?? 'text/csv' });
  } catch {
    throw new AppError('unavailable', { offline: true });
  }
};
