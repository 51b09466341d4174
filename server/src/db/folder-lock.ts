import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BadSetting } from '../config.ts';

/**
 * Keeps a second process out of the embedded database, which would ruin it. The lock is the operating system's own,
 * held through SQLite because Node has no call for it: it goes with the process, however that ends.
 */
export const lockFolder = (folder: string): (() => void) => {
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch {
    lock.close();
    throw new BadSetting(`LLAVE_DATA ${folder} is in use by another Llave: stop it first`);
  }
  return () => lock.close();
};
