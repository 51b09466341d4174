import { lookup as resolve } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const timeout = 6000;
const mostBytes = 512 * 1024;

const inner = new BlockList();
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
])
  inner.addSubnet(...(network.split('/').map((part, at) => (at === 0 ? part : Number(part))) as [string, number]));
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inner.addSubnet(network, bits, 'ipv6');

const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is one of the whole internet's: of the newer ones only those that have been given out. */
export const isPublic = (address: string) => {
  const family = isIP(address);
  if (family === 4) return !inner.check(address);
  return family === 6 && given.check(address, 'ipv6') && !inner.check(address, 'ipv6');
};

type Sent = { method?: string; headers?: Record<string, string>; body?: unknown; signal?: AbortSignal | null };

/**
 * Asks an address that somebody typed, so that it is no way into the network that this stands in: the name is looked up
 * while connecting and must mean public addresses only, nothing is followed, and neither time nor size is without end.
 * `isLocal` is for a product that is only reachable from its own machine.
 */
export const askOutside = async (address: string, sent: Sent, isLocal: boolean): Promise<Response> => {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!isLocal && (url.protocol !== 'https:' || (isIP(host) && !isPublic(host))))
    throw new Error('Not a public address');

  const ask = url.protocol === 'https:' ? secureRequest : plainRequest;
  const body = sent.body === undefined || sent.body === null ? undefined : String(sent.body);
  return new Promise((done, refuse) => {
    const request = ask(
      url,
      {
        method: sent.method ?? 'GET',
        headers: { ...sent.headers, ...(body && { 'content-length': Buffer.byteLength(body) }) },
        signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(sent.signal ? [sent.signal] : [])]),
        agent: false,
        ...(!isLocal && { lookup: lookupPublic }),
      },
      async (answer) => {
        try {
          const parts: Buffer[] = [];
          let size = 0;
          for await (const part of answer) {
            size += part.length;
            if (size > mostBytes) throw new Error('More than is read');
            parts.push(part);
          }
          const headers = new Headers();
          for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
          const status = answer.statusCode ?? 500;
          done(new Response([204, 205, 304].includes(status) ? null : Buffer.concat(parts), { status, headers }));
        } catch (error) {
          request.destroy();
          refuse(error);
        }
      },
    );
    request.on('error', refuse);
    request.end(body);
  });
};

const lookupPublic: LookupFunction = (host, options, answer) =>
  resolve(host, { ...options, all: true }, (error, found) => {
    if (error) return answer(error, []);
    if (found.length === 0 || !found.every(({ address }) => isPublic(address)))
      return answer(new Error('Not a public address'), []);
    const [first] = found;
    if (options.all || !first) answer(null, found);
    else answer(null, first.address, first.family);
  });
