import { AppError } from '@llave/contract/errors';
import type { Assertion, Attestation } from '@llave/contract/factors';

/** What the server says a passkey is wanted for. */
export type PasskeyOptions = Record<string, unknown>;

const load = () => import('@simplewebauthn/browser');

type Make = Parameters<Awaited<ReturnType<typeof load>>['startRegistration']>[0]['optionsJSON'];
type Use = Parameters<Awaited<ReturnType<typeof load>>['startAuthentication']>[0]['optionsJSON'];

export const makePasskey = async (options: PasskeyOptions): Promise<Attestation> => {
  const { startRegistration } = await load();
  return tried(startRegistration({ optionsJSON: options as unknown as Make })) as Promise<Attestation>;
};

export const askPasskey = async (options: PasskeyOptions): Promise<Assertion> => {
  const { startAuthentication } = await load();
  return tried(startAuthentication({ optionsJSON: options as unknown as Use })) as Promise<Assertion>;
};

/** Browsers say little of why: somebody thought better of it, waited too long, or has none here. */
const tried = <T>(answer: Promise<T>) =>
  answer.catch(() => {
    throw new AppError('proofWrong');
  });
