import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { REMOTE_NAMES, type RemoteName } from './remotes';

/** Sources of browser errors: the shell, or one of its remotes. */
export const ERROR_SOURCES = ['shell', ...REMOTE_NAMES] as const;
export type ErrorSource = 'shell' | RemoteName;

/**
 * How an error was detected: thrown, an unhandled rejection, while rendering, a remote that did not load, a failed
 * call.
 */
const ERROR_KINDS = ['error', 'rejection', 'render', 'load', 'call'] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

/** Errors in one request, and characters of each part: a batch stays below 30 kB. */
export const ERRORS_PER_BATCH = 10;
export const ERROR_LENGTHS = { version: 64, name: 80, message: 300, stack: 2_000, page: 60, action: 80, requestId: 64 };

const text = (most: number) => z.string().check(z.maxLength(most));

export const BrowserError = z.object({
  source: z.enum(ERROR_SOURCES, `The source is one of ${ERROR_SOURCES.join(', ')}.`),
  /** Version of the remote; for the shell, the hash in the name of its program. */
  version: text(ERROR_LENGTHS.version).check(z.regex(/^[\w.-]+$/, 'A version has letters, digits, dots and dashes.')),
  kind: z.enum(ERROR_KINDS, `The kind is one of ${ERROR_KINDS.join(', ')}.`),
  name: text(ERROR_LENGTHS.name),
  message: text(ERROR_LENGTHS.message),
  stack: z.optional(text(ERROR_LENGTHS.stack)),
  /** Id of the page: in the table of pages, or the pattern of a declared one. A URL may contain private data. */
  page: z.optional(text(ERROR_LENGTHS.page)),
  /** The action or call that failed. */
  action: z.optional(text(ERROR_LENGTHS.action)),
  /** The failed call's request id in the server's log. */
  requestId: z.optional(text(ERROR_LENGTHS.requestId)),
  /** Occurrences since the last report. */
  count: z.int('A count is a whole number.').check(z.minimum(1), z.maximum(1_000)),
});
export type BrowserError = z.infer<typeof BrowserError>;

/**
 * Reports browser errors, redacted by the browser. The server redacts them again, groups them and stores a bounded
 * number.
 */
export const reportBrowserErrors = defineCall({
  id: 'reportBrowserErrors',
  method: 'POST',
  path: '/api/browser-errors',
  tag: 'Releases',
  summary: 'Report errors that happened in a page',
  auth: 'public',
  rateLimit: 'report',
  idempotency: 'natural',
  body: z.object({
    errors: z
      .array(BrowserError)
      .check(
        z.minLength(1, 'Name at least one error.'),
        z.maxLength(ERRORS_PER_BATCH, `At most ${ERRORS_PER_BATCH} errors at once.`),
      ),
  }),
  response: z.object({
    success: z.boolean(),
    /** For each error, whether it is counted: not over the rate limit, and not of a version that is unknown here. */
    accepted: z.array(z.boolean()),
  }),
});

/** A group of equal errors in one version, as staff see it. */
export interface BrowserErrorGroup {
  id: string;
  source: ErrorSource;
  version: string;
  kind: ErrorKind;
  name: string;
  message: string;
  /** A sample; empty where the browser gave none. */
  stack: string;
  page: string | null;
  action: string | null;
  /** Of the first report, for the server's log. */
  requestId: string | null;
  count: number;
  /** ISO 8601. */
  firstSeen: string;
  lastSeen: string;
}
