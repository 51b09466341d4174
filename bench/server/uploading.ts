import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { alternate, seen } from '../rounds.ts';
import type { Row } from '../row.ts';
import { run } from './processes.ts';
import { bearer, inWorkshop, type Workshop } from './workshop.ts';

const block = randomBytes(4 * 1024 * 1024);
const blocks = 24;

/** A turn is a tenth of a second, one film as somebody sends it: few of them say little on a machine that others use. */
const films = 81;

const put = (agent: Agent, url: string) =>
  new Promise<void>((done, failed) => {
    const sending = request(url, { method: 'PUT', agent, headers: { 'content-length': block.length } }, (response) => {
      response
        .resume()
        .on('end', () => (response.statusCode === 201 ? done() : failed(new Error(`${response.statusCode}`))));
    });
    sending.on('error', failed).end(block);
  });

/** One block after the other, as the client sends them; in megabytes a second. */
const upload = async (address: string) => {
  const agent = new Agent({ keepAlive: true });
  const since = performance.now();
  for (let n = 0; n < blocks; n += 1) {
    const id = Buffer.from(String(n).padStart(6, '0')).toString('base64');
    await put(agent, `${address}&comp=block&blockid=${encodeURIComponent(id)}`);
  }
  agent.destroy();
  return (blocks * block.length) / 1e6 / ((performance.now() - since) / 1000);
};

const newAddress = async ({ product, people }: Workshop) => {
  const url = `${product.origin}/api/file/upload/${randomUUID()}.mp4?purpose=video`;
  const answer = await fetch(url, { headers: bearer(people[1]) });
  if (!answer.ok) throw new Error(`No address: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { sasUri: string }).sasUri;
};

/**
 * What was sent is taken away before the next turn, so that every turn finds the machine's memory as the first did: once
 * the server has let go of it, because until then it stays.
 */
const uploadAndForget = async (workshop: Workshop) => {
  const speed = await upload(await newAddress(workshop));
  await wait(250);
  await rm(join(workshop.folder, 'files/staged'), { recursive: true });
  return speed;
};

export const uploads: Row = {
  number: 8,
  name: 'blocks of 4 MB ÷ a bare node:http that forgets them',
  bound: 'least',
  floor: 0.7,
  goal: 0.9,
  measure: (bench) =>
    inWorkshop(bench, {}, async (workshop) => {
      const sink = await run('bench/server/sink.ts', {});
      try {
        const turns = await alternate(
          () => uploadAndForget(workshop),
          () => upload(`${sink.origin}/?`),
          films,
        );
        return { ratios: turns.ratios, seen: seen(turns, 'MB/s') };
      } finally {
        await sink.stop();
      }
    }),
};
