import { expect } from 'vitest';
import { type Call, specifiedCalls } from './calls.ts';

/** What a refusal says: which fields, and by which rule. */
export type Refusal = { code: string; message: string; details: { path: string; code: string }[] };
export type Answer<T> = { call: Call; status: number; body: T };

export type Sending = {
  path?: Record<string, string | null>;
  query?: Record<string, string>;
  body?: object | null;
  token?: string | undefined;
};

export type Wire = ReturnType<typeof openWire>;

/** A bare client: an address, a method and JSON. It remembers which calls it has made. */
export const openWire = (origin: string) => {
  const made = new Set<Call>();

  const send = async <T>(call: Call, { path = {}, query = {}, body, token }: Sending = {}): Promise<Answer<T>> => {
    made.add(call);
    const [method, template] = call.split(' ') as [string, string];
    const filled = template.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(path[name])));
    const search = new URLSearchParams(query).toString();
    const response = await fetch(`${origin}/api${filled}${search && `?${search}`}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : { 'x-forwarded-for': elsewhere() }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { call, status: response.status, body: (await response.json()) as T };
  };

  return {
    origin,
    send,
    /** Sends a file to the address that was given for it. */
    put: async (sasUri: string, content: Buffer, type: string) => {
      const response = await fetch(new URL(sasUri, origin), {
        method: 'PUT',
        headers: { 'content-type': type, 'x-ms-blob-type': 'BlockBlob' },
        body: new Uint8Array(content),
      });
      if (!response.ok) throw new Error(`The file was refused: ${response.status} ${await response.text()}`);
    },
    /** The specified calls that nobody has made yet. */
    missing: () => specifiedCalls.filter((call) => !made.has(call)),
  };
};

/** Those who have not signed in come from another place each time, as customers and visitors do. */
const elsewhere = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/** What was answered, which must have been a success. */
export const granted = <T>({ call, status, body }: Answer<T>): T => {
  if (status !== 200) throw new Error(`${call} was refused: ${status} ${JSON.stringify(body)}`);
  return body;
};

/** The fields that were refused, each with its rule. */
export const refusedFields = ({ status, body }: Answer<unknown>): Record<string, string> => {
  expect({ status, code: (body as Refusal).code }).toEqual({ status: 400, code: 'invalid' });
  return Object.fromEntries((body as Refusal).details.map(({ path, code }) => [path, code]));
};

/** Every field that the specification names is in the answer. */
export const expectFields = (thing: object, fields: string[]) =>
  expect(Object.keys(thing)).toEqual(expect.arrayContaining(fields));
