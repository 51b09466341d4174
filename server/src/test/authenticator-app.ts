import { Secret, TOTP } from 'otpauth';

/** The app on somebody's phone that shows a code for each half minute. */
export const appOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
