import type { FastifyInstance } from 'fastify';

/**
 * Reads JSON alone: what a form on another site can send is refused before it is read. An empty body counts as none, of
 * clients that name a content type with every request.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}
