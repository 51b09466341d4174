import { AppError } from '@llave/contract/errors';
import { hash as argonHash, verify as argonVerify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';

/** argon2id with OWASP's first recommendation. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const common = new Set(dictionary['passwords-common'].slice(0, 10_000));

export const refuseCommonPassword = (password: string) => {
  if (common.has(password.toLowerCase())) throw new AppError('invalid', [{ path: 'password', code: 'passwordCommon' }]);
};

export const hashPassword = (password: string) => argonHash(password, cost);

const hashOfNothing = argonHash('nobody has this password', cost);

/** Whether it is the password; takes the same time when there is no hash to compare with. */
export const isPassword = async (password: string, hash: string | null | undefined): Promise<boolean> => {
  const matches = await argonVerify(hash ?? (await hashOfNothing), password);
  return matches && Boolean(hash);
};
