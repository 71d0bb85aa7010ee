import * as z from '@flint/shared/contracts/schema';
import { asciiDigits } from './ascii-digits';
import { defineCall } from './call';
import { Email } from './credentials';
import { Done, User } from './users';

export const CODE_LENGTH = 6;
export const CODE_MINUTES = 10;
/** Throttle: seconds before a code may be sent again. */
export const RESEND_SECONDS = 60;

export const Code = z
  .string('Enter the six digits.')
  .check(z.trim(), z.overwrite(asciiDigits), z.regex(/^\d{6}$/, 'The code is six digits.'));

export const EmailBody = z.object({ email: Email });
export const VerifyBody = z.object({ email: Email, code: Code });

export const requestEmailVerification = defineCall({
  id: 'requestEmailVerification',
  method: 'POST',
  path: '/api/users/request-email-verification',
  tag: 'Users',
  summary: 'Mail a verification code',
  auth: 'public',
  rateLimit: 'mail',
  idempotency: 'natural',
  body: EmailBody,
  response: Done,
});
export const resendVerification = defineCall({
  id: 'resendVerification',
  method: 'POST',
  path: '/api/users/resend-verification',
  tag: 'Users',
  summary: 'Mail a new verification code',
  auth: 'public',
  rateLimit: 'mail',
  idempotency: 'natural',
  body: EmailBody,
  response: Done,
});
export const verifyEmailCode = defineCall({
  id: 'verifyEmailCode',
  method: 'POST',
  path: '/api/users/verify-email-code',
  tag: 'Users',
  summary: 'Verify an e-mail address with its code',
  auth: 'public',
  rateLimit: 'credentials',
  idempotency: 'natural',
  body: VerifyBody,
  response: z.object({ success: z.boolean(), user: z.optional(User) }),
});
