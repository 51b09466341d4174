import { once } from 'node:events';
import { request as ask, type ClientRequest, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that knows nothing: each request goes to any of the servers that live, whoever sent it and whatever it is about. */
export const openProxy = async (origins: string[]) => {
  const living = new Set(origins);
  const used = new Map<string, number>();
  const server = createServer((incoming, outgoing) => {
    const choices = [...living];
    const origin = choices[Math.floor(Math.random() * choices.length)] ?? '';
    used.set(origin, (used.get(origin) ?? 0) + 1);
    const passed: ClientRequest = ask(
      new URL(incoming.url ?? '/', origin),
      { method: incoming.method, headers: { ...incoming.headers, 'x-forwarded-for': '10.0.0.1' }, agent: false },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.on('error', () => outgoing.destroy());
      },
    );
    passed.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end('{}')));
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    used,
    /** The server is known to be gone. */
    forget: (origin: string) => living.delete(origin),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
