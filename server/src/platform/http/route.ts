import type { Call, CallOutput, CallRequest } from '@flint/shared/contracts/call';
import type { User } from '@flint/shared/contracts/users';
import type { FastifyReply, FastifyRequest } from 'fastify';

declare module '../composition/contributions' {
  interface Contributions {
    routes: Route;
  }
}

/** The API key, or the grant of a connected program, that a request is made with. */
export interface ViewerKey {
  /** What it is, in the words of messages. */
  readonly what: 'API key' | 'connected program';
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
}

/** The user of a request: signed in, or the owner of the API key or token it shows. */
export interface Viewer {
  readonly user: User;
  /** Empty for a request with an API key. */
  readonly sessionId: string;
  readonly key?: ViewerKey;
}

/** What a handler receives: validated input and the policy's results, never the raw request. */
export type Context<C extends Call> = CallRequest<C> & {
  /** The signed-in user. @throws Error on a public route without a session: ask `maybeViewer` there. */
  readonly viewer: Viewer;
  readonly maybeViewer: Viewer | null;
  /** The client's `Idempotency-Key`, a UUID, where the call declares one. */
  readonly idempotencyKey: string | undefined;
  readonly prefersAsync: boolean;
  readonly ip: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

export type Handler<C extends Call> = (context: Context<C>) => Promise<CallOutput<C> | FastifyReply>;

export interface Route {
  readonly call: Call;
  readonly handler: Handler<Call>;
  /** Whether the call is for staff alone, so that any refusal of it is written into the audit log. */
  readonly privileged: boolean;
}

/** Binds a call of the contracts to its handler. Auth, schema, rate limit and idempotency come from the call. */
export function route<C extends Call>(call: C, handler: Handler<C>, { privileged = false } = {}): Route {
  return { call, handler: handler as unknown as Handler<Call>, privileged };
}
