import { afterAll, beforeAll } from 'vitest';
import { type Member, openWorld, type World } from './world.ts';

type Settings = Record<string, string>;

/** The world of a test file: opened before its tests and closed after them. */
export const givenWorld = (settings: Settings | (() => Promise<Settings>) = {}): World => {
  const world = {} as World;
  beforeAll(async () => {
    Object.assign(world, await openWorld(typeof settings === 'function' ? await settings() : settings));
  });
  afterAll(() => world.close());
  return world;
};

/** The company of a test file, with Marta and Iván in it. */
export const givenWorkshop = (world: World) => {
  const people = { admin: {} as Member & { email: string }, marta: {} as Member, ivan: {} as Member };
  beforeAll(async () => {
    const { accountId } = Object.assign(people.admin, await world.company());
    Object.assign(people.marta, await world.person(accountId, { name: 'Marta', surname: 'Ruiz' }));
    Object.assign(people.ivan, await world.person(accountId, { name: 'Iván', surname: 'Soto' }));
  });
  return people;
};
