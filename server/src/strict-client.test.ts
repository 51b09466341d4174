import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from './test/free-port.ts';
import { mailed } from './test/mailed.ts';
import { specifiedCalls } from './test/strict-client/calls.ts';
import { companyChapter } from './test/strict-client/company.ts';
import { customerChapter } from './test/strict-client/customer.ts';
import { type Day, type Mailbox, openDay } from './test/strict-client/day.ts';
import { incidentsChapter } from './test/strict-client/incidents.ts';
import { mistakesChapter } from './test/strict-client/mistakes.ts';
import { receptionChapter } from './test/strict-client/reception.ts';
import { rentalChapter } from './test/strict-client/rental.ts';
import { toolLifeChapter } from './test/strict-client/tool-life.ts';
import { workshopChapter } from './test/strict-client/workshop.ts';
import { openWorld, type World } from './test/world.ts';

/** A whole day by a client that knows the specifications and nothing of ours. */
const day = {} as Day;
let world: World;

const mailbox: Mailbox = (to, holding) => mailed(world, to, ({ text }) => text.includes(holding));

beforeAll(async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  world = await openWorld({ PUBLIC_URL: origin });
  await world.app.listen({ host: '127.0.0.1', port });
  Object.assign(day, await openDay(origin, mailbox));
});
afterAll(() => world.close());

describe('a company and its people', () => companyChapter(day));
describe('the workshop', () => workshopChapter(day));
describe('the life of a tool', () => toolLifeChapter(day));
describe('an incident', () => incidentsChapter(day));
describe('the rental desk', () => rentalChapter(day));
describe('a customer', () => customerChapter(day));
describe('the front door', () => receptionChapter(day));
describe('a mistake is told with its field and its rule', () => mistakesChapter(day));

test('the day has seen every call of the specifications: sixty-three', () => {
  expect(new Set(specifiedCalls).size).toBe(63);
  expect(day.wire.missing()).toEqual([]);
});

test('the client knows nothing of the contract or of the server', () => {
  const folder = join(import.meta.dirname, 'test/strict-client');
  const imports = readdirSync(folder).flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/from '([^']+)'/g)].map(([, from]) => from),
  );
  const outside = new Set(imports.filter((from) => !from?.startsWith('./')));
  expect([...outside].sort()).toEqual(['../samples.ts', 'sharp', 'vitest']);
});
