import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';

/** Both calls answer with a redirect; the body of a success is empty. */
const Redirect = z.object({});

/** Opened by navigation, not fetched: it redirects to Google, which returns to the callback. */
export const startGoogle = defineCall({
  id: 'startGoogle',
  method: 'GET',
  path: '/api/auth/google',
  tag: 'Users',
  summary: 'Start signing in with Google (redirects)',
  auth: 'public',
  rateLimit: 'credentials',
  idempotency: 'natural',
  query: z.object({ next: z.optional(z.string()) }),
  response: Redirect,
});
export const finishGoogle = defineCall({
  id: 'finishGoogle',
  method: 'GET',
  path: '/api/auth/google/callback',
  tag: 'Users',
  summary: 'Finish signing in with Google (redirects to /oauth/callback)',
  auth: 'public',
  rateLimit: 'credentials',
  idempotency: 'natural',
  response: Redirect,
});
