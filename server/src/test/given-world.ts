import { afterAll, beforeAll } from 'vitest';
import { openWorld, type World } from './world.ts';

/** The world of a test file: opened before its tests and closed after them. */
export const givenWorld = (settings: Record<string, string> = {}): World => {
  const world = {} as World;
  beforeAll(async () => {
    Object.assign(world, await openWorld(settings));
  });
  afterAll(() => world.close());
  return world;
};
