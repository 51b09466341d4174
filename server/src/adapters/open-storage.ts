import type { Storage } from './storage.ts';
import { openDiskStorage } from './storage-disk.ts';

/** Azure when it is configured, a folder otherwise; nobody else knows which. Its library is large and loaded only then. */
export const openStorage = async (options: {
  dataFolder: string;
  azureConnectionString?: string;
}): Promise<Storage> => {
  if (!options.azureConnectionString) return openDiskStorage(options.dataFolder);

  const { openAzureStorage } = await import('./storage-azure.ts');
  return openAzureStorage(options.azureConnectionString);
};
