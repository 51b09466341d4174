import { extensions, type Purpose, purposes } from '@llave/contract/files';
import { isOneOf } from '../lib/file-kind.ts';

/** What a file field takes, by type and by the end of the name; of these endings only, where there are some. */
export const acceptOf = (purpose: Purpose, endings?: readonly string[]) => {
  const types = purposes[purpose].types;
  if (endings)
    return [...types.filter((type) => isOneOf({ name: '', type }, endings)), ...endings.map((end) => `.${end}`)].join(
      ',',
    );
  return [...types, ...new Set(types.flatMap((type) => extensions[type].map((extension) => `.${extension}`)))].join(
    ',',
  );
};

/** The same, where only pictures with these endings will do. */
export const acceptOfEndings = (endings: readonly string[]) =>
  [...new Set(endings.flatMap((ending) => [`image/${ending === 'jpg' ? 'jpeg' : ending}`, `.${ending}`]))].join(',');
