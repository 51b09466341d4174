import type { Storage } from './storage.ts';
import { openAzureStorage } from './storage-azure.ts';
import { openDiskStorage } from './storage-disk.ts';

/** Azure when it is configured, a folder otherwise; nobody else knows which. */
export const openStorage = (options: { dataFolder: string; azureConnectionString?: string }): Storage =>
  options.azureConnectionString ? openAzureStorage(options.azureConnectionString) : openDiskStorage(options.dataFolder);
