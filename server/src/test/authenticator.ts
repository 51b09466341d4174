import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Options = { challenge: string };
type Manner = { origin?: string; rpId?: string; verified?: boolean; counter?: number };

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const url = (data: Buffer) => data.toString('base64url');

/** The few shapes of CBOR that a passkey is written in. */
const head = (kind: number, size: number) => {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
};
const number = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (...pairs: [Buffer, Buffer][]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

/** A passkey in software, of the kind that phones have: ES256, without attestation. */
export const openAuthenticator = (publicUrl: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let uses = 0;

  const clientData = (type: string, { challenge }: Options, { origin = publicUrl }: Manner) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (manner: Manner, flags: number, more = Buffer.alloc(0)) => {
    const { rpId = new URL(publicUrl).hostname, verified = true, counter } = manner;
    const count = Buffer.alloc(4);
    uses += 1;
    count.writeUInt32BE(counter ?? uses);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | 1 | (verified ? 4 : 0)]), count, more]);
  };
  const answer = (response: object) => ({ id: url(id), rawId: url(id), type: 'public-key' as const, response });

  return {
    make: (options: Options, manner: Manner = {}) => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = map(
        [number(1), number(2)],
        [number(3), number(-7)],
        [number(-1), number(1)],
        [number(-2), bytes(Buffer.from(x, 'base64url'))],
        [number(-3), bytes(Buffer.from(y, 'base64url'))],
      );
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = authenticatorData(manner, 0x40, credential);
      const attestationObject = map(
        [text('fmt'), text('none')],
        [text('attStmt'), map()],
        [text('authData'), bytes(data)],
      );
      return answer({
        clientDataJSON: url(clientData('webauthn.create', options, manner)),
        attestationObject: url(attestationObject),
        transports: ['internal'],
      });
    },
    use: (options: Options, manner: Manner = {}) => {
      const client = clientData('webauthn.get', options, manner);
      const data = authenticatorData(manner, 0);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: url(client),
        authenticatorData: url(data),
        signature: url(signature),
      });
    },
  };
};
