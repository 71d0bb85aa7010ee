import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, notFound } from '../http/app-error';
import { type AddressSigner, MEDIA_PREFIX } from './signed-address';

const DAY_SECONDS = 86_400;
/** As RFC 9639 registers it; the table that files are served by knows an older name. */
const FLAC = 'audio/flac';

/** Says that the part asked for is not in the file, and how long the file is. */
function refuseRange(
  error: FastifyError & { headers?: Record<string, string> },
  _: FastifyRequest,
  reply: FastifyReply,
) {
  if (error.statusCode !== 416) throw error;
  reply.removeHeader('cache-control').removeHeader('content-disposition');
  reply.header('content-range', error.headers?.['Content-Range']);
  throw new AppError('range_unsatisfiable', 'The file does not have the part that was asked for.');
}

/**
 * Serves kept objects by signed address alone: no cookie is read, ranges are honoured, and nothing is shown
 * inline but pictures, sound and video: never what a browser would run. A lapsed address answers 410: the item, asked again, has a new one.
 */
export function registerMediaRoute(app: FastifyInstance, root: string, signer: AddressSigner): void {
  const options = { schema: { hide: true }, errorHandler: refuseRange };
  app.get<{ Querystring: { download?: string } }>(`${MEDIA_PREFIX}*`, options, (request, reply) => {
    const found = signer.verify(request.url);
    if (!found) throw notFound('file');
    if (found.lapsed) throw new AppError('address_lapsed', 'This address has lapsed. Ask for what it showed again.');
    const { key } = found;
    // Asked before the headers are set: an answer that there is nothing must not be kept for a day.
    if (!existsSync(join(root, key))) throw notFound('file');
    const inline =
      /\.(png|jpe?g|webp|mp4|webm|mp3|wav|flac|ogg|m4a|vtt)$/.test(key) && request.query.download === undefined;
    const name = `flint-${basename(key)}`;
    const flac = key.endsWith('.flac');
    if (flac) reply.type(FLAC);
    return reply
      .header('content-disposition', `${inline ? 'inline' : 'attachment'}; filename="${name}"`)
      .header('cache-control', `private, max-age=${DAY_SECONDS}, immutable`)
      .header('cross-origin-resource-policy', 'same-origin')
      .sendFile(key, root, { cacheControl: false, contentType: !flac });
  });
}
