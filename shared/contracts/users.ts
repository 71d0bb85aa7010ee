import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';

export const ROLES = ['user', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

export const User = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  image: z.nullable(z.string()),
  isEmailVerified: z.boolean(),
  roles: z.array(z.enum(ROLES)),
  createdAt: z.string(),
});
export type User = z.infer<typeof User>;

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

export const Session = z.object({
  user: User,
  accessToken: z.optional(z.string()),
  refreshToken: z.optional(z.string()),
});
export type Session = z.infer<typeof Session>;
/** Response of a call that only reports success. */
export const Done = z.object({ success: z.boolean(), message: z.optional(z.string()) });

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
/** Public, so that a second sign-out does not fail. */
export const signOut = defineCall({
  id: 'signOut',
  method: 'POST',
  path: '/api/users/sign-out',
  tag: 'Users',
  summary: 'End this session',
  auth: 'public',
  rateLimit: 'write',
  idempotency: 'natural',
  response: Done,
});
export const me = defineCall({
  id: 'me',
  method: 'GET',
  path: '/api/users/me',
  tag: 'Users',
  summary: 'The signed-in user',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  response: z.object({ user: z.nullable(User) }),
});
