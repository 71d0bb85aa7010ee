import * as z from '@flint/shared/contracts/schema';
import { defineCall } from '../call';
import { TUNNEL_PATH } from './limits';

/** Largest envelope, in bytes: recordings of a page's first screen are far below it. */
export const ENVELOPE_MAX = 4_000_000;

/** The tunnel's answer when the service is away or refuses; a server does not report it to the same service. */
export const SERVICE_AWAY = 'The error-reporting service did not take the report.';

/**
 * Passes a browser's report on to the error-reporting service, so that pages talk to their own origin alone. The body is
 * an envelope, not JSON. Registered only where errors are reported: 404 elsewhere.
 */
export const forwardReport = defineCall({
  id: 'forwardReport',
  method: 'POST',
  path: TUNNEL_PATH,
  tag: 'Monitoring',
  summary: 'Pass a report of a page on to the error-reporting service',
  auth: 'public',
  rateLimit: 'report',
  idempotency: 'natural',
  credentials: false,
  timeoutMs: 30_000,
  body: z.any(),
  response: z.object({}),
});
