import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { ROLES } from './roles';

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

export const Session = z.object({
  user: User,
  accessToken: z.optional(z.string()),
  refreshToken: z.optional(z.string()),
});
export type Session = z.infer<typeof Session>;
/** Response of a call that only reports success. */
export const Done = z.object({ success: z.boolean(), message: z.optional(z.string()) });

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
