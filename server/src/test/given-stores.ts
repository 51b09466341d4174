import { afterAll } from 'vitest';
import { startAzurite } from './azurite.ts';
import { givenWorld } from './given-world.ts';

const givenAzureWorld = () => {
  let azurite: Awaited<ReturnType<typeof startAzurite>>;
  afterAll(() => azurite.stop());
  return givenWorld(async () => {
    azurite = await startAzurite();
    return { AZURE_STORAGE_CONNECTION_STRING: azurite.connectionString };
  });
};

/** A world for each place where files are kept. */
export const worldsOfStores = Object.entries({ disk: () => givenWorld(), azure: givenAzureWorld });
