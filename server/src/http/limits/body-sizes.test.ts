import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { endpoints } from '@llave/contract';
import { sendCheckIn } from '@llave/contract/check-ins';
import { plainFormBytes } from '@llave/contract/endpoint';
import { beforeAll, expect, test } from 'vitest';
import { ownerForm } from '../../test/given-reception.ts';
import { givenWorld } from '../../test/given-world.ts';
import { picture } from '../../test/samples.ts';
import { somewhere } from '../../test/somewhere.ts';
import type { Member } from '../../test/world.ts';
import { isUnsigned } from '../callers/caller.ts';

const world = givenWorld();
let admin: Member;
beforeAll(async () => {
  admin = await world.company();
});

const anonymous = endpoints.filter(({ access, method }) => isUnsigned(access) && method !== 'GET');
const signedIn = endpoints.filter(({ access, method }) => !isUnsigned(access) && method !== 'GET');

const nobody = '00000000-0000-4000-8000-000000000000';
const urlOf = (path: string) => `/api${path.replace('{accountId}', admin.accountId).replaceAll(/\{\w+\}/g, nobody)}`;

/** What is no JSON shows by its refusal whether it was read. */
const send = (endpoint: (typeof endpoints)[number], bytes: number, token?: string) =>
  world.app.inject({
    method: endpoint.method,
    url: urlOf(endpoint.path),
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': somewhere(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: `{"a":"${'x'.repeat(bytes)}`,
  });

test.each(anonymous.map((endpoint) => [endpoint.name, endpoint] as const))(
  'somebody unknown sends %s no more than it needs',
  async (_, endpoint) => {
    const answer = await send(endpoint, endpoint.bodyBytes);
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'tooLarge']);
  },
);

test('only what carries a signature or pictures takes more than a plain form from somebody unknown', () => {
  const larger = anonymous.filter(({ bodyBytes }) => bodyBytes > plainFormBytes).map(({ name }) => name);
  expect(larger.sort()).toEqual(['checkIn', 'sendCheckIn', 'sendFieldIncident', 'signReturn']);
});

test.each(signedIn.map((endpoint) => [endpoint.name, endpoint] as const))(
  'nothing large is read for %s without a good token',
  async (_, endpoint) => {
    for (const [token, code] of [
      [undefined, 'tokenMissing'],
      ['forged', 'sessionEnded'],
    ] as const)
      expect((await send(endpoint, plainFormBytes, token)).json().code).toBe(code);
  },
);

/** Begins a form of many megabytes and sends nothing more of it. */
const sendSlowly = (port: number, address: string) => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    `POST ${urlOf(sendCheckIn.path)} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n` +
      `Content-Type: application/json\r\nContent-Length: 3000000\r\n\r\n{"name":"`,
  );
  return socket;
};

const answered = (socket: ReturnType<typeof connect>) =>
  new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(chunk.toString())));

test('who sends slowly keeps nobody else from sending a large form, and has few places themselves', async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.address() as AddressInfo;
  const address = somewhere();
  const slow = [];
  for (let n = 0; n < 6; n += 1) slow.push(sendSlowly(port, address));
  const refusals = await Promise.all(slow.slice(2).map(answered));
  for (const refusal of refusals) {
    expect(refusal).toMatch(/^HTTP\/1.1 429 /);
    expect(refusal, 'what is refused is not read to its end').toMatch(/^connection: close\r$/im);
  }

  const noise = Buffer.concat([await picture(64, 48).jpeg().toBuffer(), Buffer.alloc(2_000_000, 7)]);
  const form = await ownerForm({ image: noise.toString('base64'), extension: 'jpg', isDemo: true });
  const { status } = await world.call(sendCheckIn, {
    params: { accountId: admin.accountId },
    body: form,
    address: somewhere(),
  });
  for (const socket of slow) socket.destroy();
  expect(status).toBe(200);
});
