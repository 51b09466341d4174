import { extensions, type Purpose, purposes } from '@llave/contract/files';

/** What a file field takes, by type and by the end of the name. */
export const acceptOf = (purpose: Purpose) => {
  const types = purposes[purpose].types;
  return [...types, ...new Set(types.flatMap((type) => extensions[type].map((extension) => `.${extension}`)))].join(
    ',',
  );
};

/** The same, where only pictures with these endings will do. */
export const acceptOfEndings = (endings: readonly string[]) =>
  [...new Set(endings.flatMap((ending) => [`image/${ending === 'jpg' ? 'jpeg' : ending}`, `.${ending}`]))].join(',');
