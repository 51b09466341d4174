import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  fetchUserInfo,
} from 'openid-client';
import { z } from 'zod';
import { askOutside } from './outward.ts';

/** A company's OpenID Connect provider, and as whom it knows us. */
export type Provider = { issuer: string; clientId: string; clientSecret: string };

/** What one try is held together by. */
export type Try = { state: string; nonce: string; verifier: string };

export type Claims = z.infer<typeof claims>;

const text = z.string().optional().catch(undefined);
const claims = z.object({
  sub: z.string().min(1).max(255),
  email: text,
  email_verified: z.unknown().optional(),
  name: text,
  given_name: text,
  family_name: text,
});

/** What the provider says of itself; throws when it does not answer as one. */
export const openProvider = async (
  { issuer, clientId, clientSecret }: Provider,
  isLocal: boolean,
): Promise<Configuration> => {
  const isPlain = isLocal && issuer.startsWith('http:');
  return discovery(new URL(issuer), clientId, clientSecret, undefined, {
    [customFetch]: (url, options) => askOutside(url, options as never, isLocal),
    timeout: 10,
    ...(isPlain && { execute: [allowInsecureRequests] }),
  });
};

/** Where the browser is sent to. */
export const addressAt = async (opened: Configuration, redirectUri: string, { state, nonce, verifier }: Try) =>
  buildAuthorizationUrl(opened, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href;

/** Whom the provider vouches for: its signature, who it is, for whom it speaks, nonce and verifier are checked. */
export const vouchedBy = async (
  opened: Configuration,
  redirectUri: string,
  answer: { code: string; iss?: string | undefined },
  { state, nonce, verifier }: Try,
): Promise<Claims> => {
  const back = new URL(redirectUri);
  back.search = new URLSearchParams({ code: answer.code, state, ...(answer.iss && { iss: answer.iss }) }).toString();
  const tokens = await authorizationCodeGrant(opened, back, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const said = claims.parse(tokens.claims());
  if (said.email !== undefined || !opened.serverMetadata().userinfo_endpoint) return said;
  return claims.parse({ ...(await fetchUserInfo(opened, tokens.access_token, said.sub)) });
};
