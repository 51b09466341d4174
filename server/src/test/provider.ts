import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

type Said = { sub?: string; email?: string; email_verified?: boolean; given_name?: string; family_name?: string };

/** A company's own OpenID Connect provider, on this machine; whoever types a name there is let in by it. */
export const openProvider = async (redirectUri: string) => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { clientId: 'llave', clientSecret: randomUUID() };
  const people = new Map<string, Said>();
  const provider: Provider = new Provider(issuer, {
    ...settings,
    clients: [{ client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [redirectUri] }],
    findAccount: (_, name) => ({
      accountId: name,
      claims: async () => ({ email: name, email_verified: true, ...people.get(name), sub: name }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: client.clientId, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  server.on('request', provider.callback());

  /** What somebody's browser is sent back with after they typed that name. */
  const visit = async (url: string, name: string): Promise<Record<string, string>> => {
    const jar = new Map<string, string>();
    const ask = async (address: string, form?: Record<string, string>): Promise<URL> => {
      const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join('; ');
      const answer = await fetch(address, {
        redirect: 'manual',
        headers: { cookie },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      });
      for (const set of answer.headers.getSetCookie()) {
        const [, key = '', value = ''] = set.match(/^([^=]+)=([^;]*)/) ?? [];
        jar.set(key, value);
      }
      const next = answer.headers.get('location');
      if (!next) throw new Error(`${address} answers ${answer.status}: ${await answer.text()}`);
      return new URL(next, address);
    };
    const interaction = await ask(url);
    const resumed = await ask(interaction.href, { prompt: 'login', login: name, password: 'x' });
    const back = await ask(resumed.href);
    return Object.fromEntries(back.searchParams);
  };

  return {
    issuer,
    client,
    visit,
    /** From now on it says this of whoever types that name. */
    say: (name: string, said: Said) => void people.set(name, said),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

const settings: Configuration = {
  cookies: { keys: ['de prueba'] },
  jwks: { keys: [generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }) as never] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
  features: { devInteractions: { enabled: true } },
  pkce: { required: () => true },
};
