import { AsyncResource } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { TUNNEL_PATH } from '@flint/shared/contracts/monitoring/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isReporting, reportRequest } from './error-reports/error-reports';
import { routeOf } from './route-of';
import { inScope } from './scope';
import { beginSpan, isTracing } from './tracing';

/** Requests without traces: monitoring polls them every few seconds, or they are reports themselves. */
const UNTRACED = new Set(['/healthz', '/readyz', '/metrics', TUNNEL_PATH]);

/**
 * Puts every request's work into a scope with its id, and into a span where traces are exported. The scope is entered
 * twice: the body arrives in events of the connection, whose asynchronous context is older than the request's.
 */
export function registerRequestScope(app: FastifyInstance): void {
  const contexts = new WeakMap<FastifyRequest, AsyncResource>();
  app.addHook('onRequest', (request, reply, done) => {
    if (isReporting()) reportAnswer(request, reply.raw);
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

/** Tells the error-reporting service how long a request took, unless there is no such address. */
function reportAnswer(request: FastifyRequest, response: ServerResponse): void {
  const [route, startedAt, trace] = [routeOf(request), Date.now(), request.headers['sentry-trace']];
  if (UNTRACED.has(route)) return;
  response.once('close', () => {
    const status = response.statusCode;
    if (route === '/*' && status === 404) return;
    const name = `${request.method} ${route}`;
    reportRequest({ name, status, startedAt, trace: typeof trace === 'string' ? trace : undefined });
  });
}

/** Trace context of a trusted proxy; that of any other client is ignored. */
function forwardedTrace({ headers, ips = [] }: FastifyRequest): string | null {
  const { traceparent } = headers;
  return typeof traceparent === 'string' && ips.length > 1 ? traceparent : null;
}
