import type { Call, RateLimit } from '@flint/shared/contracts/call';
import { ErrorBody } from '@flint/shared/contracts/error-body';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { NoteRefusal } from '../audit/refusals';
import { AppError } from './app-error';
import { toAppError } from './error-handler';
import { assertShallow } from './json-depth';
import { refuseWrittenOut } from './method-not-allowed';
import { setOrderLimits } from './order-limits';
import { assertOwnOrigin } from './origin-check';
import type { RateLimiter } from './rate-limiter';
import type { Context, Route, Viewer, ViewerKey } from './route';
import { assertStorable } from './storable';

/** The services that enforce a route's policy. */
export interface PolicyServices {
  readonly publicOrigin: string;
  readonly limiter: RateLimiter;
  /** The id that a user's idempotency key stands for. */
  ownKey(userId: string, key: string): Promise<string>;
  resolveViewer(request: FastifyRequest, reply: FastifyReply): Promise<Viewer | null>;
  readonly apiKeys: KeyPolicy;
  /**
   * The user whose known device sends a request without a session. It tries passwords on a budget of its own, not on the
   * one of its IP address, which others can use up.
   */
  ownerOfDevice(request: FastifyRequest): string | undefined;
  readonly noteRefusal: NoteRefusal;
}

/** API keys, and tokens of connected programs, as the policy of calls asks for them. */
export interface KeyPolicy {
  /** The key or token that a request shows; undefined where it shows none. */
  shown(request: Pick<FastifyRequest, 'headers'>): string | undefined;
  /** The user and key or grant; null for one that does not work. */
  viewerOf(secret: string): Promise<Viewer | null>;
  /** The scope that a key needs for a call; undefined where it refuses keys. */
  scopeOf(callId: string): string | undefined;
}

const Uuid = z.uuid();
/** Characters of a refused call's target that are kept. */
const TARGET_MAX = 64;

function assertAllowed({ auth, rateLimit }: Call, viewer: Viewer | null): void {
  if (auth === 'public') return;
  if (!viewer) throw new AppError('unauthenticated', 'Sign in to go on.');
  const isByRole = typeof auth === 'object';
  if (isByRole && !auth.some((role) => viewer.user.roles.includes(role)))
    throw new AppError('forbidden', auth.includes('editor') ? 'Only editors may do this.' : 'Only staff may do this.');
  const spends = isByRole && rateLimit === 'generate';
  if ((auth === 'verified' || spends) && !viewer.user.isEmailVerified)
    throw new AppError('email_unverified', 'Verify your e-mail address first. We sent you six digits.');
}

/** @throws AppError `forbidden` where a call refuses keys, or this key lacks its scope */
function assertInScope(call: Call, key: ViewerKey, { scopeOf }: KeyPolicy): void {
  const scope = scopeOf(call.id);
  if (scope === undefined)
    throw new AppError('forbidden', 'API keys and connected programs may not do this. Sign in to do it.');
  if (!key.scopes.includes(scope))
    throw new AppError('forbidden', `The ${key.what} “${key.name}” may not do this: it lacks the scope “${scope}”.`);
}

function idempotencyKey(call: Call, request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || call.idempotency !== 'key') return undefined;
  const parsed = Uuid.safeParse(key);
  if (!parsed.success) throw new AppError('invalid_input', 'Idempotency-Key is a UUID.', { field: 'Idempotency-Key' });
  return parsed.data.toLowerCase();
}

/** What a caller may prove itself with, for the OpenAPI document; `[]` where anybody may call. */
function securityOf(call: Call, { scopeOf }: KeyPolicy): Record<string, string[]>[] {
  const scope = scopeOf(call.id);
  const byKey = scope === undefined ? [] : [{ apiKey: [scope] }];
  if (call.auth !== 'public') return [{ session: [] }, { accessToken: [] }, ...byKey];
  return byKey.length > 0 ? [{}, ...byKey] : [];
}

function schemaOf(call: Call, keys: KeyPolicy) {
  return {
    security: securityOf(call, keys),
    operationId: call.id,
    tags: [call.tag],
    summary: call.summary,
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.body ? { body: call.body } : {}),
    response: {
      200: call.response,
      ...(call.accepted ? { 202: call.accepted } : {}),
      '4xx': ErrorBody,
      '5xx': ErrorBody,
    },
  };
}

function callerOf(call: Call, request: FastifyRequest, { ownerOfDevice }: PolicyServices): string {
  return (call.rateLimit === 'credentials' && ownerOfDevice(request)) || request.ip;
}

/** Recordings and errors of the tunnel cannot use up each other's budget. */
function budgetOf({ rateLimit }: Call, { query }: FastifyRequest): RateLimit {
  return rateLimit === 'tunnel' && (query as { of?: unknown }).of === 'recording' ? 'recording' : rateLimit;
}

/** Whether a failure refuses a privilege; those of a rate limit are left out, since there is no limit to them. */
function isRefusal({ code, status }: AppError, privileged: boolean): boolean {
  return code === 'forbidden' || (privileged && status < 500 && code !== 'rate_limited');
}

/** The user that a request names, else the thing. */
function targetOf({ body, query, params }: FastifyRequest): string {
  const named = [body, query, params].map((part) => part as Record<string, unknown> | null | undefined);
  const target = named.map((part) => part?.userId).find((id) => id !== undefined) ?? named[2]?.id ?? '';
  return String(target).slice(0, TARGET_MAX);
}

/** 401 for a key that was revoked, has expired or never was one: which, is not told. */
export function keyUnknown(): AppError {
  return new AppError(
    'unauthenticated',
    'This API key or token does not work: it was revoked, has expired, or has a typing error.',
  );
}

/** Registers calls with their declared policy. @throws Error at start when a call is declared twice */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], services: PolicyServices): void {
  const assertMethod = refuseWrittenOut(routes.map(({ call }) => call));
  for (const { call, handler, privileged } of routes) {
    const viewers = new WeakMap<FastifyRequest, Viewer | null>();
    app.route({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ':$1'),
      schema: schemaOf(call, services.apiKeys),
      // Policy runs before the body is parsed, so that an unauthenticated request costs as little as possible.
      onRequest: async (request, reply) => {
        assertOwnOrigin(request, services.publicOrigin);
        const secret = services.apiKeys.shown(request);
        const viewer = await (secret === undefined
          ? services.resolveViewer(request, reply)
          : services.apiKeys.viewerOf(secret));
        viewers.set(request, viewer);
        const caller = viewer?.key?.id ?? viewer?.user.id ?? callerOf(call, request, services);
        await services.limiter.consume(budgetOf(call, request), caller);
        if (secret !== undefined && !viewer) throw keyUnknown();
        if (viewer?.key) assertInScope(call, viewer.key, services.apiKeys);
        setOrderLimits(request, viewer);
        assertAllowed(call, viewer);
        if (call.params) assertMethod(request.url, reply, request.method);
      },
      errorHandler: async (thrown: FastifyError | AppError, request) => {
        const error = toAppError(thrown);
        const viewer = viewers.get(request);
        if (viewer && isRefusal(error, typeof call.auth === 'object' || privileged))
          await services.noteRefusal({ actor: viewer.user.id, call: call.id, target: targetOf(request) }, error);
        // The server's own handler answers it.
        throw thrown;
      },
      preValidation: async (request) => {
        // A call whose fields are all optional needs no body; of others the first missing field is named.
        if (call.body && request.body === undefined) request.body = {};
        assertShallow(request.body);
        assertStorable([request.body, request.query, request.params]);
      },
      handler: async (request, reply) => {
        const maybeViewer = viewers.get(request) ?? null;
        const key = idempotencyKey(call, request);
        const context: Context<Call> = {
          params: request.params as never,
          query: request.query as never,
          body: request.body as never,
          get viewer() {
            if (!maybeViewer) throw new Error(`${call.id} reads a viewer but is public`);
            return maybeViewer;
          },
          maybeViewer,
          idempotencyKey: key && maybeViewer ? await services.ownKey(maybeViewer.user.id, key) : key,
          prefersAsync: /\brespond-async\b/.test(String(request.headers.prefer ?? '')),
          ip: request.ip,
          request,
          reply,
        };
        return handler(context);
      },
    });
  }
}
