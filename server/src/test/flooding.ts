import { randomUUID } from 'node:crypto';
import { drawPageQr, signUp } from '@llave/contract/accounts';
import { authenticate, changeUserPassword } from '@llave/contract/authentication';
import { sendCheckIn } from '@llave/contract/check-ins';
import type { Call } from '@llave/contract/endpoint';
import { uploadAddress } from '@llave/contract/files';
import { checkImport, runImport } from '@llave/contract/imports';
import { printLabels } from '@llave/contract/labels';
import { fillPath } from '@llave/contract/paths';
import { reportTools } from '@llave/contract/reports';
import { searchAll } from '@llave/contract/search';
import { listTools } from '@llave/contract/tools';
import { userQr } from '@llave/contract/users';
import { ownerForm } from './given-reception.ts';
import { jpeg } from './samples.ts';

/** Who floods: the admin of a company with many tools, who also sends as somebody unknown, all of it from one place. */
export type Flooder = {
  origin: string;
  address: string;
  accountId: string;
  userId: string;
  token: string;
  toolIds: string[];
};

type Sending = {
  params?: object;
  query?: Record<string, string>;
  /** A form, or one that is already written. */
  body?: unknown;
  written?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
};

/** One request over the wire; what is answered is read and its status told. */
export const sendTo = async (
  { origin, address, token }: Pick<Flooder, 'origin' | 'address'> & { token?: string | undefined },
  endpoint: Call,
  { params = {}, query = {}, body, written, headers = {} }: Sending = {},
) => {
  const content = written ?? (body === undefined ? undefined : JSON.stringify(body));
  const search = new URLSearchParams(query).toString();
  const answer = await fetch(`${origin}/api${fillPath(endpoint, params as Record<string, unknown>)}?${search}`, {
    method: endpoint.method,
    headers: {
      'x-forwarded-for': address,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(content && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(content && { body: content }),
  });
  return { status: answer.status, content: await answer.text() };
};

export const floodKinds = [
  'parse',
  'hash',
  'draw',
  'label',
  'report',
  'import',
  'search',
  'list',
  'upload',
  'stream',
] as const;
export type FloodKind = (typeof floodKinds)[number];

/** Each expensive kind, as one request of it. */
export const floods = async (flooder: Flooder): Promise<Record<FloodKind, () => Promise<number>>> => {
  const { origin, accountId, userId, toolIds, token } = flooder;
  const stranger = { origin, address: flooder.address };
  const status = async (asked: ReturnType<typeof sendTo>) => (await asked).status;
  const params = { accountId };
  const lists = (count: number) => Buffer.from(`{"companyName":[${'[],'.repeat(count)}0]}`);
  const [small, large] = [lists(15_000), lists(300_000)];
  const form = await ownerForm({ isDemo: true });
  const photo = await jpeg(3000, 2000);
  const sheet = Buffer.from(JSON.stringify(sheetOf(3000)));
  let n = 0;
  const inTurn =
    (...ways: (() => Promise<number>)[]) =>
    () =>
      ways[n++ % ways.length]?.() ?? Promise.resolve(0);

  const upload = async () => {
    const fileName = `${randomUUID()}.jpg`;
    const asked = await sendTo(flooder, uploadAddress, { params: { fileName }, query: { purpose: 'image' } });
    if (asked.status !== 200) return asked.status;
    const { sasUri } = JSON.parse(asked.content) as { sasUri: string };
    const headers = { 'x-ms-blob-type': 'BlockBlob', 'content-type': 'image/jpeg' };
    const answer = await fetch(sasUri, { method: 'PUT', headers, body: new Uint8Array(photo) });
    await answer.arrayBuffer();
    return answer.status;
  };

  const listen = async () => {
    const left = new AbortController();
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${origin}/api/events`, { headers, signal: left.signal });
    if (answer.status === 200) await answer.body?.getReader().read();
    left.abort();
    return answer.status;
  };

  return {
    parse: inTurn(
      () => status(sendTo(stranger, signUp, { written: small })),
      () => status(sendTo(stranger, signUp, { written: large })),
      () => status(sendTo(flooder, printLabels, { written: large })),
    ),
    hash: inTurn(
      () =>
        status(sendTo(flooder, changeUserPassword, { body: { ...params, userId: randomUUID(), password: strong } })),
      () =>
        status(sendTo(stranger, authenticate, { body: { identifier: `${randomUUID()}@malo.test`, password: strong } })),
    ),
    draw: inTurn(
      () => status(sendTo(stranger, sendCheckIn, { params, body: form })),
      () => status(sendTo(flooder, drawPageQr, { params: { ...params, page: 'check-in' } })),
      () => status(sendTo(flooder, userQr, { params: { id: userId, parameter: 'badge' } })),
    ),
    label: () => status(sendTo(flooder, printLabels, { body: { toolIds: toolIds.slice(0, 48) } })),
    report: inTurn(
      () => status(sendTo(flooder, reportTools, { params })),
      () => status(sendTo(flooder, reportTools, { params, headers: { accept: 'text/csv' } })),
    ),
    import: inTurn(
      () => status(sendTo(flooder, checkImport, { params: { kind: 'tools' }, written: sheet })),
      () => status(sendTo(flooder, runImport, { params: { kind: 'tools' }, written: sheet })),
    ),
    search: inTurn(
      () => status(sendTo(flooder, listTools, { params, query: { q: 'amortiguador zeta', limit: '500' } })),
      () => status(sendTo(flooder, searchAll, { params, query: { q: 'erramienta' } })),
    ),
    list: () => status(sendTo(flooder, listTools, { params, query: { limit: '500' } })),
    upload,
    stream: listen,
  };
};

/** So many tools that are there already, each dearer than before. */
const sheetOf = (count: number) => ({
  fileName: 'taller.xlsx',
  columns: ['name', 'reference', 'purchasePrice'],
  rows: Array.from({ length: count }, (_, n) => [
    `Herramienta ${n}`,
    `REF-${n}`,
    String(Math.floor(Math.random() * 1000)),
  ]),
});

const strong = 'Correcta.1-y-larga';
