import type { Assertion, Attestation } from '@llave/contract/factors';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';

/** A passkey as it is kept. */
export type Kept = { credentialId: string; publicKey: Buffer; counter: number; transports: string[] };
type Known = Pick<Kept, 'credentialId' | 'transports'>;

/** EdDSA, ES256 and RS256, as COSE counts them: what phones, laptops and security keys sign with. */
const supportedAlgorithmIDs = [-8, -7, -257];

const minutes = 5;
const timeout = minutes * 60_000;
const rpOf = (publicUrl: string) => ({ rpID: new URL(publicUrl).hostname });
const expected = (publicUrl: string, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: publicUrl,
  expectedRPID: rpOf(publicUrl).rpID,
  requireUserVerification: true,
});
const named = (known: Known[]) => known.map(({ credentialId: id, transports }) => ({ id, transports }));

/** What a browser needs to make a passkey for somebody who has these. */
export const creationOptions = (
  publicUrl: string,
  person: { id: string; signInName: string; fullName: string },
  known: Known[],
) =>
  generateRegistrationOptions({
    ...rpOf(publicUrl),
    rpName: 'Llave',
    userID: new Uint8Array(Buffer.from(person.id.replaceAll('-', ''), 'hex')),
    userName: person.signInName,
    userDisplayName: person.fullName,
    excludeCredentials: named(known),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    attestationType: 'none',
    supportedAlgorithmIDs,
    timeout,
  });

/** The passkey that was made, if it was made for this and the person was looked at. */
export const madePasskey = async (
  publicUrl: string,
  challenge: string,
  answer: Attestation,
): Promise<Kept | undefined> => {
  const response = { ...answer, clientExtensionResults: {} } as Parameters<
    typeof verifyRegistrationResponse
  >[0]['response'];
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...expected(publicUrl, challenge),
    supportedAlgorithmIDs,
    response,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return undefined;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports };
};

/** What a browser needs to ask one of these passkeys. */
export const requestOptions = (publicUrl: string, known: Known[]) =>
  generateAuthenticationOptions({
    ...rpOf(publicUrl),
    allowCredentials: named(known),
    userVerification: 'required',
    timeout,
  });

/** How often the passkey has been used by now, if it was this one, for this, and the person was looked at. */
export const usedPasskey = async (
  publicUrl: string,
  challenge: string,
  answer: Assertion,
  { credentialId: id, publicKey, counter }: Kept,
): Promise<number | undefined> => {
  const response = { ...answer, clientExtensionResults: {} } as Parameters<
    typeof verifyAuthenticationResponse
  >[0]['response'];
  const used = await verifyAuthenticationResponse({
    ...expected(publicUrl, challenge),
    response,
    credential: { id, publicKey: new Uint8Array(publicKey), counter },
  }).catch(() => undefined);
  return used?.verified ? used.authenticationInfo.newCounter : undefined;
};
