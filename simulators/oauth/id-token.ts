import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';

const LIFETIME_SECONDS = 3600;
const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Signs id tokens with a key of its own, whose public half is in `jwks`. */
export interface Signer {
  readonly jwks: { readonly keys: readonly object[] };
  /** @param options `forged`: signed by an unpublished key */
  sign(claims: object, options: { forged: boolean }): string;
}

/** A signer with new keys. */
export function createSigner(): Signer {
  const published = keyPair();
  const stranger = keyPair();
  const kid = randomUUID();
  return {
    jwks: { keys: [{ ...published.publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] },
    sign(claims, { forged }) {
      const now = Math.floor(Date.now() / 1000);
      const head = encode({ alg: 'RS256', typ: 'JWT', kid });
      const body = encode({ iat: now, exp: now + LIFETIME_SECONDS, ...claims });
      const { privateKey } = forged ? stranger : published;
      return `${head}.${body}.${sign('sha256', Buffer.from(`${head}.${body}`), privateKey).toString('base64url')}`;
    },
  };
}
