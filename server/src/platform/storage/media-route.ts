import { basename } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/app-error';
import { type AddressSigner, MEDIA_PREFIX } from './signed-address';

const DAY_SECONDS = 86_400;

/**
 * Serves kept objects by signed address alone: no cookie is read, ranges are honoured, and nothing is shown
 * inline but the picture types we wrote ourselves.
 */
export function registerMediaRoute(app: FastifyInstance, root: string, signer: AddressSigner): void {
  app.get<{ Querystring: { download?: string } }>(`${MEDIA_PREFIX}*`, { schema: { hide: true } }, (request, reply) => {
    const key = signer.verify(request.url);
    if (!key) throw notFound('file');
    const inline = /\.(png|jpe?g|webp)$/.test(key) && request.query.download === undefined;
    const name = `flint-${basename(key)}`;
    return reply
      .header('content-disposition', `${inline ? 'inline' : 'attachment'}; filename="${name}"`)
      .header('cache-control', `private, max-age=${DAY_SECONDS}, immutable`)
      .header('cross-origin-resource-policy', 'same-origin')
      .sendFile(key, root, { cacheControl: false });
  });
}
