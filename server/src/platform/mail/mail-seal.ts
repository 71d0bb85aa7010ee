import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Mail } from './mailer';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Authenticated encryption of queued mail: reading the table alone yields no code and no link. */
export interface MailSeal {
  close(mail: Mail): Buffer;
  /** @throws Error when it was sealed with another secret, or changed */
  open(sealed: Buffer): Mail;
}

/** @param secret the server's secret, from which a key of its own is derived */
export function createMailSeal(secret: string): MailSeal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'flint waiting mail', KEY_BYTES));
  return {
    close(mail) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
      const body = Buffer.concat([cipher.update(JSON.stringify(mail)), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(sealed) {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const body = sealed.subarray(NONCE_BYTES + TAG_BYTES);
      return JSON.parse(Buffer.concat([decipher.update(body), decipher.final()]).toString()) as Mail;
    },
  };
}
