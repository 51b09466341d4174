import { randomUUID } from 'node:crypto';
import { endpoints } from '@llave/contract';
import { expect, test } from 'vitest';
import { givenWorld } from '../../test/given-world.ts';

const world = givenWorld();

const tried = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

const shapeOf = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');
const byPath = Map.groupBy(endpoints, ({ path }) => shapeOf(path));
const declared = [...byPath].map(
  ([path, calls]) => [`/api${path}`, calls.map(({ method }) => method as string)] as const,
);

/** What is served besides the contract. */
const others = [
  ['/api/events', ['GET']],
  ['/api/health/live', ['GET']],
  ['/api/openapi.json', ['GET']],
] as const;

test.each([...declared, ...others])('%s names its methods to who comes with another', async (path, methods) => {
  const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : [...methods];
  const url = path.replaceAll('{}', () => randomUUID());
  for (const method of tried.filter((one) => !allowed.includes(one))) {
    const payload = ['POST', 'PUT', 'PATCH'].includes(method) ? { payload: { a: 1 } } : {};
    const answer = await world.app.inject({ method: method as 'GET', url, ...payload });
    expect([method, answer.statusCode]).toEqual([method, 405]);
    expect(String(answer.headers.allow).split(', ').sort()).toEqual(allowed.sort());
    if (method !== 'HEAD') expect(answer.json().code).toBe('methodNotAllowed');
  }
});

test('an address that is not there is not there by any method', async () => {
  for (const method of tried)
    expect((await world.app.inject({ method: method as 'GET', url: '/api/nothing' })).statusCode).toBe(404);
});
