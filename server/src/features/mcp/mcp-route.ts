import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { McpHttpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/http/app-error';
import { admitForeignPages } from '../../platform/http/foreign-pages';
import { assertShallow } from '../../platform/http/json-depth';
import { keyUnknown } from '../../platform/http/register-routes';
import { assertStorable } from '../../platform/http/storable';
import { takeStreamPlace } from '../../platform/http/stream-places';
import { RESOURCE_METADATA } from '../oauth/metadata';
import type { Caller, McpDeps } from './deps';

/**
 * Serves MCP by streamable HTTP at `/mcp`, to requests with an API key or the token of a connected program, also from pages of
 * other sites. The SDK is loaded with the first of them.
 */
export function registerMcp(app: FastifyInstance, deps: McpDeps): void {
  const callers = new WeakMap<Request, Caller>();
  let loading: Promise<McpHttpHandler> | undefined;
  const handler = () => {
    loading ??= import('./mcp-server').then(({ createMcp }) => createMcp(app, deps, (request) => callers.get(request)));
    return loading;
  };

  app.register(async (scope) => {
    admitForeignPages(scope, ['/mcp']);
    scope.route({
      method: ['GET', 'POST', 'DELETE'],
      url: '/mcp',
      schema: { hide: true },
      handler: async (request, reply) => {
        const caller = await callerOf(request, reply, deps);
        assertShallow(request.body);
        assertStorable([request.body]);
        if (request.method === 'POST') takeStreamPlace(caller.viewer.user.id, reply);
        const asked = toWebRequest(request, reply, deps.publicUrl);
        callers.set(asked, caller);
        const { fetch } = await handler();
        const answer = await fetch(asked, { parsedBody: request.body });
        reply.code(answer.status).headers(Object.fromEntries(answer.headers)).header('cache-control', 'no-store');
        return reply.send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : undefined);
      },
    });
  });
}

/** @throws AppError `unauthenticated` without a key or token that works, `rate_limited` */
async function callerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { policy: { apiKeys, limiter }, publicUrl }: McpDeps,
): Promise<Caller> {
  const secret = apiKeys.shown(request);
  const viewer = secret === undefined ? null : await apiKeys.viewerOf(secret);
  await limiter.consume('read', viewer?.key?.id ?? request.ip);
  if (viewer) return { viewer, authorization: request.headers.authorization ?? '' };
  const mistake = secret === undefined ? '' : 'error="invalid_token", ';
  reply.header(
    'www-authenticate',
    `Bearer realm="Flint", ${mistake}resource_metadata="${publicUrl}${RESOURCE_METADATA}"`,
  );
  if (secret !== undefined) throw keyUnknown();
  throw new AppError(
    'unauthenticated',
    'Sign in by OAuth, or send an API key: Authorization: Bearer flint_… Make one in Settings, Developers.',
  );
}

/** The request as the SDK takes it; its signal aborts when the client leaves before the answer. */
function toWebRequest(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Request {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && name !== 'authorization') headers.set(name, String(value));
  return new Request(new URL(request.url, publicUrl), { method: request.method, headers, signal: left.signal });
}
