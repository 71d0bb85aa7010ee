import type { Db } from '../../platform/db/database';
import { hashCode } from './auth';
import { hasExpiredCode } from './verifications-repository';

/**
 * Tells a right code that came too late from a wrong one. Only who holds the code learns that it existed,
 * so nobody else can find out which addresses have an account.
 */
export function isOutlivedCode(db: Db, secret: string, email: string, code: string): Promise<boolean> {
  return hasExpiredCode(db, `email-verification-otp-${email}`, hashCode(secret, code));
}
