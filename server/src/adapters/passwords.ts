import { join } from 'node:path';
import { AppError } from '@llave/contract/errors';
import { dictionary } from '@zxcvbn-ts/language-common';
import { aside } from './aside.ts';
import type { Turn } from './line.ts';

/** A password to hash, or to compare with a hash; with none it takes as long. */
export type Reckoning = { password: string; against?: string | null };

const reckon = aside<Reckoning, string | boolean>(join(import.meta.dirname, 'passwords-worker.ts'));

const common = new Set(dictionary['passwords-common'].slice(0, 10_000));

export const refuseCommonPassword = (password: string) => {
  if (common.has(password.toLowerCase())) throw new AppError('invalid', [{ path: 'password', code: 'passwordCommon' }]);
};

export const hashPassword = (password: string, turn: Turn) => reckon(turn, () => ({ password })) as Promise<string>;

/** Whether it is the password; takes the same time when there is no hash to compare with. */
export const isPassword = async (password: string, hash: string | null | undefined, turn: Turn): Promise<boolean> => {
  const matches = await reckon(turn, () => ({ password, against: hash ?? null }));
  return matches === true && Boolean(hash);
};
