import { addPasskey, confirmTotp, startPasskey, startTotp } from '@llave/contract/factors';
import { openAuthenticator } from './authenticator.ts';
import { appOf } from './authenticator-app.ts';
import type { World } from './world.ts';

/** An authenticator app on somebody's phone, enrolled, and the recovery codes that came with it. */
export const givenTotp = async (world: World, token: string) => {
  const { secret } = (await world.call(startTotp, { token })).body;
  const app = appOf(secret);
  /** What it shows so many half minutes from now. */
  const codeAt = (steps = 0) => app.generate({ timestamp: world.services.now().getTime() + steps * 30_000 });
  const { body } = await world.call(confirmTotp, { token, body: { code: codeAt(-1) } });
  return { secret, codeAt, recoveryCodes: body.recoveryCodes };
};

/** A passkey of somebody's, enrolled. */
export const givenPasskey = async (world: World, token: string, name = 'El móvil') => {
  const authenticator = openAuthenticator(world.services.config.publicUrl);
  const { ticket, options } = (await world.call(startPasskey, { token })).body;
  const passkey = authenticator.make(options as { challenge: string });
  const answer = await world.call(addPasskey, { token, body: { ticket, name, passkey } });
  return { authenticator, answer };
};
