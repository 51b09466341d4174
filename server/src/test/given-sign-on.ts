import { randomUUID } from 'node:crypto';
import { completeSignOn, setSignOn, startSignOn } from '@llave/contract/sign-on';
import { openProvider } from './provider.ts';
import { somewhere } from './somewhere.ts';
import type { World } from './world.ts';

/** A company that signs in by a provider of its own. */
export const givenSignOn = async (world: World, more: object = {}) => {
  const domain = `${randomUUID().slice(0, 8)}.taller.test`;
  const admin = await world.company({ email: `jefa@${domain}` });
  const provider = await openProvider(`${world.services.config.publicUrl}/sign-on`);
  const form = { issuer: provider.issuer, ...provider.client, domain };
  const set = (changes: object = {}) =>
    world.call(setSignOn, {
      params: { accountId: admin.accountId },
      token: admin.token,
      body: { ...form, ...more, ...changes },
    });
  const { status, body } = await set();
  if (status !== 200) throw new Error(`No provider: ${status} ${body.code}`);
  return { domain, admin, provider, form, set, breakGlass: { passwordsOff: true, breakGlassId: admin.user.id } };
};

/** Somebody's browser, from the sign-in page to the provider and back. */
export const givenBrowser = (world: World) => {
  const address = somewhere();
  let cookie: string | undefined;
  return {
    start: async (identifier: string) => {
      const answer = await world.call(startSignOn, { body: { identifier }, address });
      cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0];
      return answer;
    },
    complete: (back: object) => world.call(completeSignOn, { body: back, address, ...(cookie && { cookie }) }),
  };
};
