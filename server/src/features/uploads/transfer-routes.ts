import type { Readable } from 'node:stream';
import { UPLOAD_ENCRYPTION, UPLOAD_OFFSET } from '@flint/shared/contracts/uploads';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/http/app-error';
import { type Ticket, UPLOAD_PREFIX } from './upload-signature';
import type { Uploads } from './uploads-service';

/** The id is a UUID, so that neighbouring paths stay free for other calls. */
const PATH = `${UPLOAD_PREFIX}:id(^[0-9a-f-]{36}$)`;

/**
 * Upload endpoint, like an object store's: the signed URL is the permission, no cookie is read, and a request that does
 * not match its signature is refused before its body is read. Resumable: HEAD answers the bytes received, a PUT with
 * `Content-Range` continues, DELETE removes the file.
 */
export async function registerTransfers(app: FastifyInstance, { ticketOf, transfers }: Uploads): Promise<void> {
  const ticketFor = (request: FastifyRequest) => {
    const ticket = ticketOf(request.url);
    if (!ticket) throw new AppError('forbidden', 'This address is not signed, or it has expired.');
    return ticket;
  };
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body stays a stream, so that a file is never held in memory.
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    const schema = { hide: true };
    scope.put(PATH, {
      schema,
      onRequest: async (request) => void offsetOf(ticketFor(request), request),
      handler: async (request, reply) => {
        const ticket = ticketFor(request);
        const from = offsetOf(ticket, request);
        const whole = { ...ticket, bytes: (from ?? 0) + Number(request.headers['content-length']) };
        await transfers.receive(whole, request.body as Readable, from);
        return reply.code(200).send();
      },
    });
    scope.head(PATH, { schema }, async (request, reply) => {
      const received = await transfers.received(ticketFor(request));
      return reply.header(UPLOAD_OFFSET, received).header('cache-control', 'no-store').send();
    });
    scope.delete(PATH, { schema }, async (request, reply) => {
      await transfers.forget(ticketFor(request));
      return reply.code(204).send();
    });
  });
}

/**
 * Offset of the body in the file; undefined when it is the whole file.
 * @throws AppError when the range does not match the ticket
 */
function offsetOf({ contentType, bytes, atMost }: Ticket, { headers }: FastifyRequest): number | undefined {
  const [encryption] = Object.entries(UPLOAD_ENCRYPTION);
  if (headers['content-type'] !== contentType)
    throw new AppError('unsupported_media_type', `This address was signed for ${contentType}.`);
  if (encryption && headers[encryption[0]] !== encryption[1])
    throw new AppError('forbidden', `This address was signed with ${encryption.join(': ')}.`);
  const length = headers['content-length'] ?? '';
  if (atMost) {
    if (/^\d{1,15}$/.test(length) && Number(length) <= bytes && headers['content-range'] === undefined)
      return undefined;
    throw new AppError(
      'payload_too_large',
      `This address was signed for a file of at most ${bytes} bytes, sent whole.`,
    );
  }
  const from = firstByte(headers['content-range'], bytes);
  if (length !== String(bytes - (from ?? 0)))
    throw new AppError('payload_too_large', `This address was signed for ${bytes} bytes.`);
  return from;
}

/** First byte of `bytes 5-9/10`; the range must reach the end. */
function firstByte(range: string | undefined, bytes: number): number | undefined {
  if (range === undefined) return undefined;
  const [, first = '', last, total] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(range) ?? [];
  if (first === '' || Number(last) !== bytes - 1 || Number(total) !== bytes || Number(first) >= bytes)
    throw new AppError('range_unsatisfiable', `The rest of ${bytes} bytes is to be sent in one part.`);
  return Number(first);
}
