import { Secret, TOTP } from 'otpauth';

const period = 30;

const appOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Llave', label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });

/** A new secret for somebody's authenticator app. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32;

/** The secret as an app takes it. */
export const totpUrl = (secret: string, label: string) => appOf(secret, label).toString();

/** In which half minute the code is right: the one that is, the one before or the one after. */
export const stepOf = (secret: string, code: string, now: Date): number | undefined => {
  const delta = appOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / period) + delta;
};

/** Eighty bits in letters and digits that nobody confuses. */
export const newRecoveryCode = () => new Secret({ size: 10 }).base32.toLowerCase();
