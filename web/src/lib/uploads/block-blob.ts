import { AppError, type FieldIssue, isErrorReply } from '@llave/contract/errors';

/** A piece of a file, named by where it begins and ends and by the size of the whole: another file's pieces are not taken for it. */
export type Block = { start: number; end: number };

const blockTimeout = 30_000;
/** Putting a large file together takes the server a while. */
const listTimeout = 180_000;

const idOf = ({ start, end }: Block, { size }: Blob) =>
  btoa([start, end, size].map((at) => String(at).padStart(10, '0')).join('-'));

/** The four things that can be done at an upload address, in the words of Azure's block blobs. */
export const blockBlob = (address: string, content: Blob, signal?: AbortSignal) => ({
  sendBlock: (block: Block, onSent: (bytes: number) => void) =>
    send({
      method: 'PUT',
      url: `${address}&comp=block&blockid=${encodeURIComponent(idOf(block, content))}`,
      body: content.slice(block.start, block.end, 'application/octet-stream'),
      timeout: blockTimeout,
      signal,
      onSent,
    }),

  sendWhole: (onSent: (bytes: number) => void) =>
    send({
      method: 'PUT',
      url: address,
      body: content,
      headers: { 'x-ms-blob-type': 'BlockBlob' },
      timeout: blockTimeout,
      signal,
      onSent,
    }),

  sendList: (blocks: Block[]) =>
    send({
      method: 'PUT',
      url: `${address}&comp=blocklist`,
      body: `<?xml version="1.0" encoding="utf-8"?><BlockList>${blocks.map((block) => `<Latest>${idOf(block, content)}</Latest>`).join('')}</BlockList>`,
      headers: { 'Content-Type': 'application/xml' },
      timeout: listTimeout,
      signal,
    }),

  /** The blocks that have arrived, one after the other from the beginning; `stored` when the file itself has. */
  arrived: async (): Promise<Block[] | 'stored'> => {
    const url = `${address}&comp=blocklist&blocklisttype=uncommitted`;
    try {
      return chainOf(await send({ method: 'GET', url, timeout: blockTimeout, signal }), content);
    } catch (error) {
      if (error instanceof AppError && error.code === 'fileExists') return 'stored';
      throw error;
    }
  },
});

export const isBlockMissing = (error: AppError) =>
  error.code === 'invalid' &&
  Array.isArray(error.details) &&
  (error.details as FieldIssue[]).some(({ code }) => code === 'blockMissing');

/** A block whose size is not what its name says has not arrived. */
const chainOf = (xml: string, content: Blob): Block[] => {
  const byStart = new Map<number, Block>();
  for (const [, id = '', size] of xml.matchAll(/<Name>([^<]+)<\/Name><Size>(\d+)/g)) {
    const [start = 0, end = 0, whole] = atob(id).split('-').map(Number);
    if (whole === content.size && end - start === Number(size)) byStart.set(start, { start, end });
  }
  const chain: Block[] = [];
  for (let next = byStart.get(0); next; next = byStart.get(next.end)) chain.push(next);
  return chain;
};

type Sending = {
  method: 'PUT' | 'GET';
  url: string;
  body?: Blob | string;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** How long nothing may move before the connection counts as lost. */
  timeout: number;
  onSent?: (bytes: number) => void;
};

const lost = () => new AppError('unavailable', { offline: true });

/** One request that says how much of it has gone out, which fetch cannot. Answers the body; whatever fails is the contract's error. */
const send = ({ method, url, body, headers = {}, signal, timeout, onSent }: Sending): Promise<string> =>
  new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    let timer = setTimeout(() => request.abort(), timeout);
    const moving = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), timeout);
    };
    const stop = () => request.abort();
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    };
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      moving();
      onSent?.(event.loaded);
    };
    request.onerror = request.onabort = () => {
      end();
      failed(signal?.aborted ? signal.reason : lost());
    };
    request.onload = () => {
      end();
      if (request.status >= 200 && request.status < 300) done(request.responseText);
      else failed(refusal(request));
    };
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop);
    request.send(body ?? null);
  });

const refusal = ({ status, responseText }: XMLHttpRequest) => {
  const answer = parsed(responseText);
  if (isErrorReply(answer)) return new AppError(answer.code, answer.details, answer.message);
  return new AppError(status >= 500 || status === 0 ? 'unavailable' : 'failed');
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
