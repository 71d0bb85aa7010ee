import type { Db } from '../../platform/db/database';
import { hashCode } from './auth';
import { hasExpiredCode } from './verifications-repository';

/** Whether a code is right but expired. Only the holder of a code gets this answer, so it reveals no accounts. */
export function isExpiredCode(db: Db, secret: string, email: string, code: string): Promise<boolean> {
  return hasExpiredCode(db, `email-verification-otp-${email}`, hashCode(secret, code));
}
