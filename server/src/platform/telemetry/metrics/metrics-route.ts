import { createHash, timingSafeEqual } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error';
import type { Metrics } from './create-metrics';

/** Headers by which a proxy declares that it forwards a request. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/**
 * `GET /metrics`: with a token configured, for clients that send it; without one, only for programs on this machine. A
 * proxy on this machine is refused too, because it forwards requests of others.
 */
export function registerMetricsRoute(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', { schema: { hide: true }, logLevel: 'silent' }, async (request, reply) => {
    if (token === undefined ? !isLocal(request) : !carries(request, token))
      throw new AppError('forbidden', 'Metrics are for this machine, or for those who send METRICS_TOKEN.');
    const { contentType, body } = await metrics.scrape();
    return reply.header('content-type', contentType).header('cache-control', 'no-store').send(body);
  });
}

function carries(request: FastifyRequest, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  // Constant-time comparison of hashes, because timingSafeEqual needs equal lengths.
  return timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request comes from this machine, by the connection's own address: a forwarded one can be forged. */
function isLocal({ raw, headers }: FastifyRequest): boolean {
  const address = (raw.socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
  const isLoopback = address === '::1' || (isIPv4(address) && address.startsWith('127.'));
  return isLoopback && FORWARDED.every((name) => headers[name] === undefined);
}
