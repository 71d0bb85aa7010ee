import type { Call } from '@flint/shared/contracts/call';
import type { FastifyInstance, FastifyReply } from 'fastify';
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

/**
 * Refuses a request that reached a path with parameters although the same path is written out for other methods: `mine`
 * of `/api/templates/mine` is no template's id.
 * @returns the check for one call; does nothing for other paths
 */
export function refuseWrittenOut(calls: readonly Call[]): (path: string, reply: FastifyReply, method: string) => void {
  const written = new Map<string, string[]>();
  for (const { path, method } of calls)
    if (!path.includes('{')) written.set(path, [...(written.get(path) ?? []), method]);
  return (url, reply, method) => {
    const allowed = written.get(url.split('?', 1)[0] ?? '');
    if (!allowed || allowed.includes(method)) return;
    reply.header('allow', allowed.join(', '));
    throw new AppError('method_not_allowed', `${method} is not known here. Use ${allowed.join(' or ')}.`);
  };
}
