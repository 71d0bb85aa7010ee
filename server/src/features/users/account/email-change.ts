import { randomBytes, randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_MINUTES } from '@flint/shared/contracts/email-verification';
import { audit } from '../../../platform/audit/audit';
import type { Db } from '../../../platform/db/database';
import { transact } from '../../../platform/db/transaction';
import { AppError } from '../../../platform/http/app-error';
import { CODE_TRIES, hashCode } from '../auth';
import { findEmail, hasEmail, updateUserRow } from '../users-repository';
import { deleteVerificationsOf } from '../verifications-repository';
import {
  deleteEmailChange,
  deleteEmailChangeOf,
  findPendingEmail,
  updateTries,
  upsertEmailChange,
} from './email-change-repository';

const UNIQUE_VIOLATION = '23505';

/** Change of an account's address, confirmed by a code mailed to the new mailbox. */
export interface EmailChange {
  /** The new address that awaits confirmation. */
  pending(userId: string): Promise<string | null>;
  /** Starts a change and discards a pending one. @returns the code to mail, or null when the address is taken */
  begin(userId: string, email: string): Promise<string | null>;
  cancel(userId: string): Promise<void>;
  /**
   * Moves the account to the new address.
   * @returns the former address
   * @throws AppError naming `code` when it is wrong, used up or expired
   */
  confirm(userId: string, code: string): Promise<string>;
}

export function createEmailChange({ db, secret }: { db: Db; secret: string }): EmailChange {
  return {
    pending: async (userId) => (await findPendingEmail(db, userId)) ?? null,
    async begin(userId, email) {
      const taken = await hasEmail(db, email);
      const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
      const row = {
        email,
        // No account enumeration: a taken address is stored like any other, with a hash that no code has.
        code_hash: taken ? randomBytes(32).toString('base64url') : hashOf(secret, userId, email, code),
        tries: 0,
        expires_at: new Date(Date.now() + CODE_MINUTES * 60_000),
      };
      await upsertEmailChange(db, userId, row);
      return taken ? null : code;
    },
    cancel: (userId) => deleteEmailChange(db, userId),
    async confirm(userId, code) {
      // Counted before the comparison and outside the transaction, so that concurrent attempts all count.
      const waiting = await updateTries(db, userId);
      if (!waiting) throw refused('No address waits for a code. Ask for a new one.');
      if (waiting.tries > CODE_TRIES)
        throw refused('This code was tried too often and no longer works. Ask for a new one.');
      const hash = hashOf(secret, userId, waiting.email, code);
      if (hash !== waiting.code_hash) throw refused('That code is not right.');
      if (waiting.expires_at.getTime() < Date.now()) throw refused('This code has expired. Ask for a new one.');
      return move(db, { userId, email: waiting.email, hash });
    },
  };
}

interface Move {
  readonly userId: string;
  readonly email: string;
  readonly hash: string;
}

async function move(db: Db, { userId, email, hash }: Move): Promise<string> {
  try {
    return await transact(db, async (tx) => {
      if (!(await deleteEmailChangeOf(tx, userId, hash)))
        throw refused('No address waits for a code. Ask for a new one.');
      const before = await findEmail(tx, userId);
      await updateUserRow(tx, userId, { email, emailVerified: true });
      // Revoke the links and codes that were mailed to the former mailbox.
      await deleteVerificationsOf(tx, userId);
      await audit(tx, { actor: userId, action: 'user.email', target: userId });
      return before;
    });
  } catch (error) {
    // The address was registered after the code was mailed. The holder of the code owns the mailbox and may know.
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    throw new AppError('email_taken', 'Another account has this address by now.', { field: 'code' });
  }
}

function hashOf(secret: string, userId: string, email: string, code: string): string {
  return hashCode(secret, `email-change\n${userId}\n${email}\n${code}`);
}

function refused(message: string): AppError {
  return new AppError('invalid_input', message, { field: 'code' });
}
