import { extensions, type Purpose, purposes } from '@llave/contract/files';

/** What a file field takes, by type and by the end of the name. */
export const acceptOf = (purpose: Purpose) => {
  const types = purposes[purpose].types;
  return [...types, ...new Set(types.flatMap((type) => extensions[type].map((extension) => `.${extension}`)))].join(
    ',',
  );
};
