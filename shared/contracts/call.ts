import type * as z from '@flint/shared/contracts/schema';
import type { Role } from './roles';

type Schema = z.ZodMiniType;

/**
 * Who may make a call: everyone, a signed-in user, one with a verified email address, or one who has one of some roles;
 * where such a call spends credits (rate limit `generate`), the address is verified too.
 */
export type Auth = 'public' | 'session' | 'verified' | readonly Role[];

/**
 * Named rate limits; the numbers are in the server's rate limiter. `sketch`: a free preview, which creates no run and
 * holds no credits. `report`: error reports of pages, which take nothing from what their user does, and webhooks that are refused. `tunnel`: those to the
 * error-reporting service; its recordings are counted apart, as `recording`. `register`: programs that register themselves,
 * which takes nothing from the tries at sign-in of the same address.
 */
export type RateLimit =
  | 'read'
  | 'write'
  | 'report'
  | 'tunnel'
  | 'recording'
  | 'generate'
  | 'sketch'
  | 'credentials'
  | 'register'
  | 'mail';

/**
 * Idempotency of a call. `safe` only reads, `natural` ends in the same state when repeated, `key` is executed once per
 * `Idempotency-Key`.
 */
export type Idempotency = 'safe' | 'natural' | 'key';

/** Default timeout of a call, in milliseconds. */
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
  /** The message for a failure without one of its own. */
  readonly failure: string | undefined;
  /** Whether the browser sends the session cookie. */
  readonly credentials: boolean;
}

type CallRow<P, Q, B, R, A> = Pick<
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

/** Declares a call; omitted fields take the product's defaults. */
export function defineCall<
  R extends Schema,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  A extends Schema | undefined = undefined,
>(row: CallRow<P, Q, B, R, A>): Call<P, Q, B, R, A> {
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

/** A caller's input: only the parts that the call declares. */
export type CallInput<C extends Call> = Only<'params', C['params']> &
  Only<'query', C['query']> &
  Only<'body', C['body']>;
/** The handler's input after validation. */
export type CallRequest<C extends Call> = { params: Out<C['params']>; query: Out<C['query']>; body: Out<C['body']> };
/** The call's answer. */
export type CallOutput<C extends Call> = z.output<C['response']>;
/** The immediate answer of a call that continues in the background (status 202). */
export type CallAccepted<C extends Call> = Out<C['accepted']>;
export type CallBody<C extends Call> = In<C['body']>;
