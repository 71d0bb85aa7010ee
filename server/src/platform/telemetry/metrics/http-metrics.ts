import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { routeOf } from '../route-of';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
/** Methods that a route may have; anything else is one series. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Measures every request of a server. */
export type HttpMetrics = (app: FastifyInstance) => void;

/** Requests by the template of their route, never by their address, so that clients cannot create series. */
export function createHttpMetrics(registry: Registry): HttpMetrics {
  const total = new Counter({
    name: 'flint_http_requests_total',
    help: 'Requests answered',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'flint_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer; event streams are left out',
    labelNames: ['route', 'method'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return (app) => {
    app.addHook('onResponse', async (request, reply) => {
      const labels = { route: routeOf(request), method: METHODS.has(request.method) ? request.method : 'other' };
      total.inc({ ...labels, status: String(reply.statusCode) });
      const isStream = String(reply.raw.getHeader('content-type') ?? '').startsWith('text/event-stream');
      if (!isStream) seconds.observe(labels, reply.elapsedTime / 1000);
    });
  };
}
