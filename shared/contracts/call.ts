import type * as z from '@flint/shared/contracts/schema';

type Schema = z.ZodMiniType;

/** Who may make a call: anybody, a signed-in user, one with a verified e-mail address, or staff. */
export type Auth = 'public' | 'session' | 'verified' | 'admin';

/**
 * Named request budgets; the numbers live in the server's rate limiter. `sketch` is drawn for nothing; `report` is what
 * pages say of themselves, so that a storm of it takes nothing from what their user does.
 */
export type RateLimit = 'read' | 'write' | 'report' | 'generate' | 'sketch' | 'credentials' | 'mail';

/**
 * What a repeated request does. `safe` reads only, `natural` ends in the same state when repeated,
 * `key` is made once per `Idempotency-Key`.
 */
export type Idempotency = 'safe' | 'natural' | 'key';

/** The time a call may take unless its row says otherwise, in milliseconds. */
export const API_TIMEOUT_MS = 300_000;

/** One HTTP call: the single row that server, browser client, OpenAPI and tests read. */
export interface Call<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Accepted extends Schema | undefined = Schema | undefined,
> {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `{name}` for parameters. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly auth: Auth;
  readonly rateLimit: RateLimit;
  readonly idempotency: Idempotency;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The answer with status 200. */
  readonly response: Response;
  /** The answer with status 202, for calls that honour `Prefer: respond-async`. */
  readonly accepted: Accepted;
  /** Client-side time limit in milliseconds. */
  readonly timeoutMs: number;
  /** What the user reads when a failure carries no text of its own. */
  readonly failure: string | undefined;
  /** Whether the browser sends the session along. */
  readonly credentials: boolean;
}

type Row<P, Q, B, R, A> = Pick<
  Call,
  'id' | 'method' | 'path' | 'tag' | 'summary' | 'auth' | 'rateLimit' | 'idempotency'
> &
  Partial<Pick<Call, 'timeoutMs' | 'failure' | 'credentials'>> & {
    accepted?: A;
    params?: P;
    query?: Q;
    body?: B;
    response: R;
  };

/** Declares a call; what a row leaves out takes the product's defaults. */
export function defineCall<
  R extends Schema,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  A extends Schema | undefined = undefined,
>(row: Row<P, Q, B, R, A>): Call<P, Q, B, R, A> {
  return {
    timeoutMs: API_TIMEOUT_MS,
    failure: undefined,
    credentials: true,
    ...row,
    params: row.params as P,
    query: row.query as Q,
    body: row.body as B,
    accepted: row.accepted as A,
  };
}

type In<S> = S extends Schema ? z.input<S> : undefined;
type Out<S> = S extends Schema ? z.output<S> : undefined;
type Only<K extends string, S> = S extends Schema ? { [Key in K]: z.input<S> } : unknown;

/** What a caller passes: only the parts the call declares. */
export type CallInput<C extends Call> = Only<'params', C['params']> &
  Only<'query', C['query']> &
  Only<'body', C['body']>;
/** What the server's handler reads after validation. */
export type CallRequest<C extends Call> = { params: Out<C['params']>; query: Out<C['query']>; body: Out<C['body']> };
/** What a caller gets. */
export type CallOutput<C extends Call> = z.output<C['response']>;
/** What a caller gets at once from a call that goes on working (status 202). */
export type CallAccepted<C extends Call> = Out<C['accepted']>;
export type CallBody<C extends Call> = In<C['body']>;
