import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { getPublicAccount } from '@llave/contract/accounts';
import { downloadAddress, type Purpose, uploadAddress } from '@llave/contract/files';
import type { Member, World } from './world.ts';

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** A whole address without its host: the server of a test listens elsewhere than it says, or not at all. */
export const ownPath = (sasUri: string) => sasUri.slice(new URL(sasUri).origin.length);
export const newName = (extension: string) => `${randomUUID()}.${extension}`;
export const blockId = (index: number) => Buffer.from(`block-${String(index).padStart(5, '0')}`).toString('base64');
const blockListOf = (ids: string[]) =>
  `<?xml version="1.0" encoding="utf-8"?><BlockList>${ids.map((id) => `<Latest>${id}</Latest>`).join('')}</BlockList>`;

/** Sends files to the server the way a client would, one step at a time. */
export const uploading = (world: World) => {
  const send = async (
    method: 'PUT' | 'GET' | 'HEAD',
    url: string,
    payload?: Buffer | string | Readable,
    headers = {},
  ) => {
    const reply = await world.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
    const isJson = reply.headers['content-type']?.includes('json');
    return { status: reply.statusCode, code: isJson ? reply.json().code : undefined, reply };
  };
  const address = async (member: Member, fileName: string, purpose: Purpose = 'image') =>
    ownPath(
      (await world.call(uploadAddress, { params: { fileName }, query: { purpose }, token: member.token })).body.sasUri,
    );
  const ticket = async (accountId: string) =>
    (await world.call(getPublicAccount, { params: { accountId } })).body.uploadTicket;

  return {
    send,
    address,
    ticket,
    /** A whole file in one request. */
    put: (url: string, content: Buffer) => send('PUT', url, content, { 'x-ms-blob-type': 'BlockBlob' }),
    putBlock: (url: string, index: number, content: Buffer) =>
      send('PUT', `${url}&comp=block&blockid=${encodeURIComponent(blockId(index))}`, content),
    /** A block that does not say how long it is. */
    putEndless: (url: string, index: number, content: Buffer) =>
      send('PUT', `${url}&comp=block&blockid=${encodeURIComponent(blockId(index))}`, Readable.from([content])),
    putList: (url: string, ids: string[]) => send('PUT', `${url}&comp=blocklist`, blockListOf(ids)),
    blocks: (url: string) => send('GET', `${url}&comp=blocklist&blocklisttype=uncommitted`),
    downloadAddress: (member: Member, fileName: string) =>
      world.call(downloadAddress, { params: { fileName }, token: member.token }),
    /** What is stored under a name, as a browser would get it. */
    fetch: async (member: Member, fileName: string, headers = {}) => {
      const { body } = await world.call(downloadAddress, { params: { fileName }, token: member.token });
      return send('GET', body.sasUri, undefined, headers);
    },
  };
};
