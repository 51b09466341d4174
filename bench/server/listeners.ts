import { Agent, createServer, get } from 'node:http';

/** Streams of changes in a process of their own, so that who measures is not busy reading; answers once all are open. */
const { PORT, STREAMS_URL = '', STREAMS_TOKENS = '[]', STREAMS } = process.env;
const tokens = JSON.parse(STREAMS_TOKENS) as string[];
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

const open = (n: number) =>
  new Promise<void>((opened, failed) => {
    const headers = { authorization: `Bearer ${tokens[n % tokens.length]}` };
    get(STREAMS_URL, { agent, headers }, (response) => {
      if (response.statusCode !== 200) failed(new Error(`A listener was answered ${response.statusCode}`));
      response.once('data', () => opened());
    }).on('error', failed);
  });

for (let opened = 0; opened < Number(STREAMS); opened += 25)
  await Promise.all(Array.from({ length: 25 }, (_, n) => open(opened + n)));
createServer((_, response) => response.end()).listen(Number(PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
