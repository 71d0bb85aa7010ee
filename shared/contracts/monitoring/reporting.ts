import * as z from '@flint/shared/contracts/schema';
import { defineCall } from '../call';

/** Reports by what became of them. */
const Outcomes = z.record(z.string(), z.number());

/** What this server reports to services of others. */
export const Reporting = z.object({
  environment: z.string(),
  /** Where errors, traces and replays go; null where they stay here. */
  service: z.nullable(
    z.object({
      /** Host of the DSN. */
      host: z.string(),
      /** Number of its project. */
      project: z.string(),
      /** False on a machine that tests redaction. */
      redacted: z.boolean(),
    }),
  ),
  /** Analytics and advertising services that visitors are asked about. */
  pixels: z.array(z.string()),
  /** Reports of the last hour in the process that answers: those of pages, by the tunnel, and its own. */
  recent: z.object({ pages: Outcomes, server: Outcomes }),
});
export type Reporting = z.infer<typeof Reporting>;

export const readReporting = defineCall({
  id: 'readReporting',
  method: 'GET',
  path: '/api/staff/reporting',
  tag: 'Staff',
  summary: 'What this server reports to services of others, and what became of the latest reports (staff)',
  auth: ['admin'],
  rateLimit: 'read',
  idempotency: 'safe',
  response: Reporting,
  failure: 'Failed to read the error reports',
});
