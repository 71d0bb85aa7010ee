import * as z from '@flint/shared/contracts/schema';
import { defineCall } from '../call';
import { ENVELOPE_TYPE, TUNNEL_PATH } from './limits';

/** Largest envelope, in bytes: a recording waits for an error with at most 20 MB of events. */
export const ENVELOPE_MAX = 25_000_000;
/** Media types that a report comes as: the SDK names none, which a browser sends as text. */
export const ENVELOPE_TYPES = [ENVELOPE_TYPE, 'application/octet-stream', 'text/plain'] as const;

/** The tunnel's answer when the service is away or refuses; a server does not report it to the same service. */
export const SERVICE_AWAY = 'The error-reporting service did not take the report.';

/**
 * Passes a browser's report on to the error-reporting service, so that pages talk to their own origin alone. The body is
 * an envelope, not JSON. Recordings say `?of=recording`: they are many, and counted apart from errors. Registered only where errors are reported: 404 elsewhere.
 */
export const forwardReport = defineCall({
  id: 'forwardReport',
  method: 'POST',
  path: TUNNEL_PATH,
  tag: 'Monitoring',
  summary: 'Pass a report of a page on to the error-reporting service',
  auth: 'public',
  rateLimit: 'tunnel',
  idempotency: 'natural',
  credentials: false,
  timeoutMs: 30_000,
  body: z.any(),
  response: z.object({}),
});
