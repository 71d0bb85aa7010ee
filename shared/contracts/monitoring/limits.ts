import type { Environment } from '../boot';

/** Path of the tunnel: the browser's reports go to the page's own origin. */
export const TUNNEL_PATH = '/monitoring';
/** Media type of a report: an envelope, lines of JSON and payloads. */
export const ENVELOPE_TYPE = 'application/x-sentry-envelope';

/** Share of traces that is sent. */
export const TRACES_RATE = 0.1;
/** Breadcrumbs kept for the next report. */
export const BREADCRUMBS_MAX = 50;
/** Characters of a network body that are kept. */
export const NETWORK_BODY_MAX = 150_000;
/** Further attempts to send a report that could not be sent. */
export const SEND_RETRIES = 3;

/** Session replay. Times in milliseconds. */
export const REPLAY = {
  sessionRate: 0.02,
  onErrorRate: 1,
  maskAllText: true,
  blockAllMedia: true,
  flushMinDelay: 5_000,
  flushMaxDelay: 5_500,
  minReplayDuration: 4_999,
  maxReplayDuration: 3_600_000,
  /** The recording pauses after this long without input, and the next input starts a new session after the second. */
  idlePause: 300_000,
  idleExpiry: 900_000,
  /** Bytes of recorded events that wait to be sent. */
  bufferMax: 20_000_000,
  throttle: { events: 300, perMs: 1_000 },
} as const;

/** Whether errors are reported to the error-reporting service: in production and staging, with a DSN. */
export function isMonitored({ env, dsn }: { env: Environment; dsn?: string | undefined }): boolean {
  return (env === 'production' || env === 'staging') && Boolean(dsn);
}
