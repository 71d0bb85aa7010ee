import type { FastifyInstance } from 'fastify';

/**
 * Cache policy of the API: no cache, in a browser or on the way, keeps an answer that sets no policy of its own. Most
 * are about one user.
 */
export function registerCachePolicy(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
