import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { Session } from './users';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

export const Email = z
  .string('Enter your e-mail address.')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, 'An e-mail address has at most 254 characters.'),
    z.email('Enter an e-mail address like you@example.com.'),
  );
export const Password = z
  .string('Enter a password.')
  .check(
    z.minLength(PASSWORD_MIN, `A password has at least ${PASSWORD_MIN} characters.`),
    z.maxLength(PASSWORD_MAX, `A password has at most ${PASSWORD_MAX} characters.`),
  );
export const SignUpBody = z.object({
  email: Email,
  password: Password,
  name: z.optional(z.string().check(z.trim(), z.maxLength(80, 'A name has at most 80 characters.'))),
});
export const SignInBody = z.object({
  email: Email,
  password: z.string('Enter your password.').check(z.minLength(1, 'Enter your password.'), z.maxLength(PASSWORD_MAX)),
});

export const signUp = defineCall({
  id: 'signUp',
  method: 'POST',
  path: '/api/users/sign-up',
  tag: 'Users',
  summary: 'Create an account and sign in',
  auth: 'public',
  rateLimit: 'credentials',
  idempotency: 'natural',
  body: SignUpBody,
  response: Session,
  failure: 'Sign up failed',
});
export const signIn = defineCall({
  id: 'signIn',
  method: 'POST',
  path: '/api/users/sign-in',
  tag: 'Users',
  summary: 'Sign in with e-mail and password',
  auth: 'public',
  rateLimit: 'credentials',
  idempotency: 'natural',
  body: SignInBody,
  response: Session,
  failure: 'Sign in failed',
});
