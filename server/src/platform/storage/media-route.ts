import { basename } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { AppError, notFound } from '../http/app-error';
import { contentTypeOf } from './content-type';
import { type AddressSigner, MEDIA_PREFIX } from './signed-address';
import { type ByteRange, MissingObject, type ObjectStat, type Storage } from './storage';

const DAY_SECONDS = 86_400;
const SHOWN = /\.(png|jpe?g|webp|mp4|webm|mp3|wav|flac|ogg|m4a|vtt)$/;

/**
 * Serves stored objects by signed address alone: reads no cookie and honours ranges. Against stored XSS, only pictures,
 * sound and video are shown inline. An expired address answers 410; reading the item again gives a new one.
 */
export function registerMediaRoute(app: FastifyInstance, storage: Storage, signer: AddressSigner): void {
  app.get<{ Querystring: { download?: string } }>(
    `${MEDIA_PREFIX}*`,
    { schema: { hide: true } },
    async (request, reply) => {
      const found = signer.verify(request.url);
      if (!found) throw notFound('file');
      if (found.lapsed) throw new AppError('address_lapsed', 'This address has lapsed. Ask for what it showed again.');
      const { key } = found;
      // Before the cache headers: a 404 must not be cached for a day.
      const object = await existing(storage.stat(key));
      const tag = `W/"${object.bytes.toString(36)}-${object.keptAt.getTime().toString(36)}"`;
      reply.header('accept-ranges', 'bytes').header('etag', tag);
      const range = rangeOf(request, reply, object);
      const inline = SHOWN.test(key) && request.query.download === undefined;
      reply
        .type(contentTypeOf(key))
        .header('content-disposition', `${inline ? 'inline' : 'attachment'}; filename="flint-${basename(key)}"`)
        .header('cache-control', `private, max-age=${DAY_SECONDS}, immutable`)
        .header('cross-origin-resource-policy', 'same-origin');
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      reply.header('content-length', range ? range.end - range.start + 1 : object.bytes);
      if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${object.bytes}`);
      // A HEAD answer opens no file. An empty stream keeps the content length, which no payload would set to 0.
      return reply.send(request.method === 'HEAD' ? Readable.from([]) : await existing(storage.open(key, range)));
    },
  );
}

/** The single requested range; undefined for the whole object. @throws AppError `range_unsatisfiable` */
function rangeOf({ headers }: FastifyRequest, reply: FastifyReply, { bytes }: ObjectStat): ByteRange | undefined {
  const asked = headers.range === undefined ? undefined : parseRange(bytes, headers.range);
  if (asked === -1) {
    reply.header('content-range', `bytes */${bytes}`);
    throw new AppError('range_unsatisfiable', 'The file does not have the part that was asked for.');
  }
  // An unreadable header, another unit or several ranges get the whole object, as RFC 9110 allows.
  if (asked === undefined || asked === -2 || asked.type !== 'bytes' || asked.length !== 1) return undefined;
  return asked[0];
}

async function existing<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error: unknown) => {
    throw error instanceof MissingObject ? notFound('file') : error;
  });
}
