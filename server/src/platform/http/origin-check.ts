import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * CSRF protection: refuses changing requests that a browser sends from another origin. Callers with a bearer token
 * carry no ambient authority and pass; all others must come from our own origin when the browser names one.
 * @throws AppError `foreign_origin`
 */
export function assertOwnOrigin(request: FastifyRequest, publicOrigin: string): void {
  if (SAFE.has(request.method) || request.headers.authorization?.startsWith('Bearer ')) return;
  const origin = request.headers.origin;
  if (origin === undefined) {
    if (request.headers['sec-fetch-site'] === 'cross-site') throw refused();
    return;
  }
  if (origin !== publicOrigin && origin !== `${request.protocol}://${request.headers.host}`) throw refused();
}

function refused(): AppError {
  return new AppError('foreign_origin', 'This request came from another site and was refused.');
}
