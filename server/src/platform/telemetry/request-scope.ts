import { AsyncResource } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeOf } from './route-of';
import { inScope } from './scope';
import { beginSpan, isTracing } from './tracing';

/** Asked every few seconds by machines: a trace of each would hide the others. */
const UNTRACED = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Puts every request's work into a scope with its id, and into a span where traces are exported. Entered twice: the body
 * arrives by events of the connection, whose asynchronous context is older than the request's.
 */
export function registerRequestScope(app: FastifyInstance): void {
  const contexts = new WeakMap<FastifyRequest, AsyncResource>();
  app.addHook('onRequest', (request, reply, done) => {
    inScope({ requestId: request.id }, () =>
      traced(request, reply.raw, () => {
        contexts.set(request, new AsyncResource('flint-request'));
        done();
      }),
    );
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const context = contexts.get(request);
    if (context) context.runInAsyncScope(done);
    else done();
  });
}

function traced(request: FastifyRequest, response: ServerResponse, work: () => void): void {
  const route = routeOf(request);
  if (!isTracing() || UNTRACED.has(route)) {
    work();
    return;
  }
  const span = beginSpan({
    name: `${request.method} ${route}`,
    kind: 'server',
    attributes: { 'http.request.method': request.method, 'http.route': route, 'flint.request_id': request.id },
    parent: forwardedTrace(request),
  });
  response.once('close', () => {
    span.set({ 'http.response.status_code': response.statusCode });
    if (response.statusCode >= 500) span.fail(new Error('5xx'));
    span.end();
  });
  span.run(work);
}

/** A trace that a trusted proxy began goes on; one that a stranger names does not. */
function forwardedTrace({ headers, ips = [] }: FastifyRequest): string | null {
  const { traceparent } = headers;
  return typeof traceparent === 'string' && ips.length > 1 ? traceparent : null;
}
