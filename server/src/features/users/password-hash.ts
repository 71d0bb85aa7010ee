import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { PASSWORD_HASH_COST } from '../../config/password-hash-cost';

/** scrypt's block size and parallelism, and the length of a hash in bytes, as better-auth's own hashes have them. */
const SHAPE = { r: 16, p: 1, bytes: 64 };

/** `SALT:KEY` is a hash of better-auth's, of the default cost; of another cost it is `scrypt$COST$SALT:KEY`. */
const HASH = /^(?:scrypt\$(?<cost>\d\d)\$)?(?<salt>[0-9a-f]+):(?<key>[0-9a-f]{128})$/;

/** How better-auth hashes passwords: its option `emailAndPassword.password`. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  /** Compares a password with a hash of any cost. @throws Error when the hash is damaged */
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

/**
 * Hashes passwords as better-auth does, at a cost of our choice.
 * @param cost the binary logarithm of scrypt's N, for new hashes
 */
export function createPasswordHashing(cost: number): PasswordHashing {
  return {
    async hash(password) {
      const salt = randomBytes(16).toString('hex');
      const key = await derive(password, salt, cost);
      return `${cost === PASSWORD_HASH_COST.default ? '' : `scrypt$${cost}$`}${salt}:${key.toString('hex')}`;
    },
    async verify({ hash, password }) {
      const { cost: stored = PASSWORD_HASH_COST.default, salt, key } = HASH.exec(hash)?.groups ?? {};
      if (!salt || !key) throw new Error('A password hash is damaged.');
      return timingSafeEqual(await derive(password, salt, Number(stored)), Buffer.from(key, 'hex'));
    },
  };
}

function derive(password: string, salt: string, cost: number): Promise<Buffer> {
  const { r, p, bytes } = SHAPE;
  const N = 2 ** cost;
  return new Promise((resolve, reject) => {
    // scrypt takes 128 · N · r bytes; Node refuses what needs more than `maxmem`.
    scrypt(password.normalize('NFKC'), salt, bytes, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
