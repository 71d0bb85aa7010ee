import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';

/** A session in a browser. */
export const SessionInfo = z.object({
  id: z.string(),
  /** `Chrome 141`; null when the browser does not say. */
  browser: z.nullable(z.string()),
  /** `Windows`, `Android`; null when the browser does not say. */
  system: z.nullable(z.string()),
  kind: z.enum(['desktop', 'mobile', 'tablet', 'unknown']),
  signedInAt: z.string(),
  /** Accurate to five minutes. */
  lastSeenAt: z.string(),
  /** Whether it is the caller's own session. */
  current: z.boolean(),
});
export type SessionInfo = z.infer<typeof SessionInfo>;

export const listSessions = defineCall({
  id: 'listSessions',
  method: 'GET',
  path: '/api/users/me/sessions',
  tag: 'Account',
  summary: 'Where the user is signed in, last used first',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  response: z.object({ sessions: z.array(SessionInfo) }),
});
export const endSession = defineCall({
  id: 'endSession',
  method: 'DELETE',
  path: '/api/users/me/sessions/{id}',
  tag: 'Account',
  summary: 'Sign one browser out',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  params: z.object({ id: z.string().check(z.maxLength(128)) }),
  response: z.object({ success: z.boolean() }),
  failure: 'Signing it out failed',
});
export const endOtherSessions = defineCall({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/users/me/sessions',
  tag: 'Account',
  summary: 'Sign every other browser out',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  response: z.object({ success: z.boolean(), ended: z.number() }),
  failure: 'Signing them out failed',
});
