import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { Email, Password } from './credentials';
import { EmailBody } from './email-verification';
import { Done } from './users';

export const ResetBody = z.object({
  email: Email,
  newPassword: Password,
  token: z.string().check(z.minLength(1), z.maxLength(256)),
});

export const forgotPassword = defineCall({
  id: 'forgotPassword',
  method: 'POST',
  path: '/api/users/forgot-password',
  tag: 'Users',
  summary: 'Mail a link that sets a new password',
  auth: 'public',
  rateLimit: 'mail',
  idempotency: 'natural',
  body: EmailBody,
  response: Done,
});
export const resetPassword = defineCall({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/users/reset-password',
  tag: 'Users',
  summary: 'Set a new password and end all sessions',
  auth: 'public',
  rateLimit: 'credentials',
  idempotency: 'natural',
  body: ResetBody,
  response: Done,
});
