import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { Version } from './releases';
import { REMOTE_NAMES } from './remotes';

/**
 * What browsers measure while a remote's page is shown. `inp`, `lcp`, `long-task` and `api` are durations in
 * milliseconds, `cls` is a score in thousandths; the others are counts of API calls: answered, refused (4xx), and
 * failed (5xx or no answer).
 */
export const VITALS = ['inp', 'lcp', 'cls', 'long-task', 'api', 'api-answered', 'api-refused', 'api-failed'] as const;
export type Vital = (typeof VITALS)[number];

/** Measurements of one version in one beacon, and versions in one beacon: it stays below 40 kB. */
export const SAMPLES_PER_VERSION = 100;
export const VERSIONS_PER_BEACON = 4;

export const VitalSample = z.object({
  vital: z.enum(VITALS, `A measurement is one of ${VITALS.join(', ')}.`),
  /** Id of an API call's contract; never its address, which may hold private data. */
  call: z.optional(z.string().check(z.regex(/^[a-zA-Z]{1,60}$/, 'A call is named by its id.'))),
  value: z.number().check(z.minimum(0, 'A measurement is not negative.')),
  /** How often the value was measured. */
  count: z.int('A count is a whole number.').check(z.minimum(1), z.maximum(1_000)),
});
export type VitalSample = z.infer<typeof VitalSample>;

export const VitalsReport = z.object({
  remote: z.enum(REMOTE_NAMES, `The remote is one of ${REMOTE_NAMES.join(', ')}.`),
  version: Version,
  samples: z.array(VitalSample).check(z.maxLength(SAMPLES_PER_VERSION, `At most ${SAMPLES_PER_VERSION} measurements.`)),
});
export type VitalsReport = z.infer<typeof VitalsReport>;

/** Measurements of a page that is left, or was open for a minute. Those of a version that the sender does not get are ignored. */
export const reportVitals = defineCall({
  id: 'reportVitals',
  method: 'POST',
  path: '/api/releases/vitals',
  tag: 'Releases',
  summary: 'Say how fast a page and its calls were',
  auth: 'session',
  rateLimit: 'report',
  idempotency: 'natural',
  body: z.object({
    reports: z
      .array(VitalsReport)
      .check(z.minLength(1, 'Name a version.'), z.maxLength(VERSIONS_PER_BEACON, 'Too many versions at once.')),
  }),
  response: z.object({ success: z.boolean() }),
});

/**
 * What staff sees of a version: loads, the percentage of those that failed, p75 of INP, LCP (milliseconds) and CLS
 * (thousandths), p95 of API calls (milliseconds), and the percentage of calls that failed.
 */
export const CHARTED = ['loads', 'failures', 'inp', 'api', 'api-failures', 'lcp', 'cls'] as const;
export type Charted = (typeof CHARTED)[number];

/** Periods of a chart, and minutes in each: the last hour. */
export const CHART_PERIODS = 12;
export const CHART_MINUTES = 5;

/** One measurement of one version over the last hour. */
export interface VitalSeries {
  version: string;
  charted: Charted;
  /** Of the whole hour; null where nothing was measured. */
  total: number | null;
  /** By period, oldest first. */
  points: (number | null)[];
}
