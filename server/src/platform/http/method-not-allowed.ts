import type { Call } from '@flint/shared/contracts/call';
import type { FastifyInstance } from 'fastify';
import { AppError, notFound } from './app-error';
import { errorBody } from './error-handler';

/** Answers requests without a route: 405 with `Allow` when the path has other methods, else 404. */
export function installNotFound(app: FastifyInstance, calls: readonly Call[]): void {
  const patterns = calls.map((call) => ({
    method: call.method,
    pattern: new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
  }));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = [...new Set(patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))];
    const error =
      allowed.length > 0
        ? new AppError('method_not_allowed', `${request.method} is not known here. Use ${allowed.join(' or ')}.`)
        : notFound('address');
    if (allowed.length > 0) reply.header('allow', allowed.join(', '));
    return reply.code(error.status).send(errorBody(error, request));
  });
}
