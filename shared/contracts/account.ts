import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { Email, Password } from './credentials';
import { Code } from './email-verification';
import { User } from './users';

export const NAME_MAX = 80;

export const ProfileBody = z.object({
  name: z
    .string('Enter a name.')
    .check(
      z.trim(),
      z.minLength(1, 'Enter a name.'),
      z.maxLength(NAME_MAX, `A name has at most ${NAME_MAX} characters.`),
    ),
});
/**
 * Reauthentication for changes that could take over the account from an open browser; ignored where no password is set.
 */
const CurrentPassword = z.optional(z.string().check(z.maxLength(1024, 'That password is not right.')));
export const EmailChangeBody = z.object({ email: Email, currentPassword: CurrentPassword });
export const EmailCodeBody = z.object({ code: Code });
export const PasswordChangeBody = z.object({
  currentPassword: CurrentPassword,
  newPassword: Password,
  /** Ends the sessions of all other browsers; true by default. */
  endOtherSessions: z.optional(z.boolean()),
});

/** The account's sign-in methods and pending changes. */
export const Account = z.object({
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  /** The new address that awaits its code. */
  pendingEmail: z.nullable(z.string()),
});
export type Account = z.infer<typeof Account>;

const Changed = z.object({ user: User });
const Done = z.object({ success: z.boolean(), message: z.optional(z.string()) });

export const readAccount = defineCall({
  id: 'readAccount',
  method: 'GET',
  path: '/api/users/me/account',
  tag: 'Account',
  summary: 'How the signed-in user gets in',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  response: Account,
});
export const updateProfile = defineCall({
  id: 'updateProfile',
  method: 'PATCH',
  path: '/api/users/me',
  tag: 'Account',
  summary: 'Change the name',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  body: ProfileBody,
  response: Changed,
  failure: 'Saving failed',
});
export const setPicture = defineCall({
  id: 'setPicture',
  method: 'PUT',
  path: '/api/users/me/picture',
  tag: 'Account',
  summary: 'Show an uploaded picture',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  body: z.object({ uploadId: z.uuid('Upload a picture first.') }),
  response: Changed,
  failure: 'Saving the picture failed',
});
export const removePicture = defineCall({
  id: 'removePicture',
  method: 'DELETE',
  path: '/api/users/me/picture',
  tag: 'Account',
  summary: 'Show initials again',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  response: Changed,
  failure: 'Removing the picture failed',
});
/**
 * Answers the same whether or not the address has an account (no user enumeration); only its mailbox learns the
 * difference.
 */
export const requestEmailChange = defineCall({
  id: 'requestEmailChange',
  method: 'POST',
  path: '/api/users/me/email',
  tag: 'Account',
  summary: 'Mail a code to a new e-mail address',
  auth: 'session',
  rateLimit: 'mail',
  idempotency: 'natural',
  body: EmailChangeBody,
  response: Done,
});
export const confirmEmailChange = defineCall({
  id: 'confirmEmailChange',
  method: 'POST',
  path: '/api/users/me/email/confirm',
  tag: 'Account',
  summary: 'Move to the new e-mail address with its code',
  auth: 'session',
  rateLimit: 'credentials',
  idempotency: 'natural',
  body: EmailCodeBody,
  response: Changed,
});
export const cancelEmailChange = defineCall({
  id: 'cancelEmailChange',
  method: 'DELETE',
  path: '/api/users/me/email',
  tag: 'Account',
  summary: 'Forget the new e-mail address',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  response: Done,
});
export const changePassword = defineCall({
  id: 'changePassword',
  method: 'POST',
  path: '/api/users/me/password',
  tag: 'Account',
  summary: 'Change the password, or set the first one',
  auth: 'session',
  rateLimit: 'credentials',
  idempotency: 'natural',
  body: PasswordChangeBody,
  response: Done,
  failure: 'Changing the password failed',
});
