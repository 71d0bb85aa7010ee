import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { TRANSACTION_TYPES } from './credits';
import { RUN_KINDS } from './runs';

const UserId = z.optional(z.string().check(z.minLength(1), z.maxLength(64)));

const Hold = z.object({
  runId: z.string(),
  description: z.string(),
  /** Whole credits. */
  amount: z.number(),
  since: z.string(),
});
export type Hold = z.infer<typeof Hold>;

/** Which unfinished runs hold credits, oldest first. */
export const creditsHolds = defineCall({
  id: 'creditsHolds',
  method: 'GET',
  path: '/api/credits/holds',
  tag: 'Credits',
  summary: 'Held credits, by run',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  query: z.object({ userId: UserId }),
  response: z.object({ holds: z.array(Hold) }),
  failure: 'Failed to fetch credits',
});

/** `in`: credits that came, `out`: credits that were spent, `held`: what unfinished runs hold. */
export const STATEMENT_FILTERS = ['all', 'in', 'out', 'held'] as const;

/** `reclaim`: credits of refunded money were taken back. `expiry`: promotional credits reached their end. */
const STATEMENT_TYPES = [...TRANSACTION_TYPES, 'reclaim', 'expiry'] as const;

/** All movements of one run as one row, or a single movement without a run. */
export const StatementRow = z.object({
  id: z.string(),
  type: z.enum(STATEMENT_TYPES),
  description: z.string(),
  /** Net change of the spendable balance in whole credits. */
  amount: z.number(),
  /** Spendable balance after it, over all rows. */
  balanceAfter: z.number(),
  runId: z.nullable(z.string()),
  /** Kind of the run; null without one. */
  kind: z.nullable(z.enum(RUN_KINDS)),
  /** Time of its latest movement. */
  at: z.string(),
});
export type StatementRow = z.infer<typeof StatementRow>;

const Filter = z.optional(z.enum(STATEMENT_FILTERS, 'The filter is all, in, out or held.'));

/** Newest first; `cursor` is the `next` of the page before. */
export const creditsStatement = defineCall({
  id: 'creditsStatement',
  method: 'GET',
  path: '/api/credits/statement',
  tag: 'Credits',
  summary: 'Movements, net for each run, with the balance after each',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  query: z.object({
    userId: UserId,
    filter: Filter,
    /** Rows of a page: 1 to 100, by default 20. */
    limit: z.optional(z.union([z.string(), z.number()])),
    cursor: z.optional(z.string().check(z.maxLength(64))),
  }),
  response: z.object({ rows: z.array(StatementRow), next: z.nullable(z.string()) }),
  failure: 'Failed to fetch credits',
});

/** The whole statement as CSV, for spreadsheets: UTF-8 with a byte order mark. */
export const creditsStatementCsv = defineCall({
  id: 'creditsStatementCsv',
  method: 'GET',
  path: '/api/credits/statement.csv',
  tag: 'Credits',
  summary: 'The statement as CSV',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  query: z.object({ userId: UserId, filter: Filter }),
  response: z.any(),
  failure: 'The download failed',
});
