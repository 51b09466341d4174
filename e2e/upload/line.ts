import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Line = Awaited<ReturnType<typeof openLine>>;

/** A line to a server that can be cut in the middle of what goes up, or held still there. Counts what went up. */
export const openLine = async (port: number) => {
  const sockets = new Set<Socket>();
  const marks: { at: number; act: () => void }[] = [];
  const heard: Buffer[] = [];
  let listening = false;
  let sent = 0;
  let down = false;

  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((browser) => {
    if (down) return browser.destroy();
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [browser, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        browser.destroy();
        upstream.destroy();
      });
    }
    upstream.pipe(browser);
    browser.pipe(upstream);
    browser.on('data', (chunk) => {
      sent += chunk.length;
      if (listening) heard.push(chunk);
      if (marks[0] && sent >= marks[0].at) marks.shift()?.act();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const at = (bytes: number, act: () => void) => {
    marks.push({ at: bytes, act });
    marks.sort((one, other) => one.at - other.at);
  };

  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    sent: () => sent,
    /** Everything that goes up from now on, as it is on the wire. */
    listen: () => {
      listening = true;
      return () => Buffer.concat(heard);
    },
    /** Breaks every connection once so much has gone up, and lets none through for a while. */
    cutAt: (bytes: number, milliseconds: number) =>
      at(bytes, () => {
        down = true;
        cut();
        setTimeout(() => {
          down = false;
        }, milliseconds);
      }),
    /** Lets nothing more through once so much has gone up, until the page is gone. Answers when that is. */
    holdAt: (bytes: number) =>
      new Promise<void>((held) =>
        at(bytes, () => {
          for (const socket of sockets) socket.pause();
          held();
        }),
      ),
    close: () => {
      cut();
      server.close();
    },
  };
};
