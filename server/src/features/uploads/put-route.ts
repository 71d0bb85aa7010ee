import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/http/app-error';
import { ENCRYPTION, type Ticket, UPLOAD_PREFIX } from './upload-signature';
import type { Uploads } from './uploads-service';

/**
 * Takes the bytes of a signed upload, as an object store would: the address is the permission, no cookie is read, and
 * what does not fit the signature is refused before a byte of it is.
 */
export async function registerUploadPut(app: FastifyInstance, uploads: Uploads, maxBytes: number): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const tickets = new WeakMap<FastifyRequest, Ticket>();
    scope.put(`${UPLOAD_PREFIX}:id`, {
      schema: { hide: true },
      bodyLimit: maxBytes,
      onRequest: async (request) => {
        const ticket = uploads.ticketOf(request.url);
        if (!ticket) throw new AppError('forbidden', 'This address is not signed, or it has expired.');
        assertFits(ticket, request);
        tickets.set(request, ticket);
      },
      handler: async (request, reply) => {
        const ticket = tickets.get(request);
        if (!ticket) throw new Error('an upload without a ticket was let in');
        await uploads.receive(ticket, request.body as Buffer);
        return reply.code(200).send();
      },
    });
  });
}

function assertFits({ contentType, bytes }: Ticket, { headers }: FastifyRequest): void {
  const [encryption] = Object.entries(ENCRYPTION);
  if (headers['content-type'] !== contentType)
    throw new AppError('unsupported_media_type', `This address was signed for ${contentType}.`);
  if (encryption && headers[encryption[0]] !== encryption[1])
    throw new AppError('forbidden', `This address was signed with ${encryption.join(': ')}.`);
  if (headers['content-length'] !== String(bytes))
    throw new AppError('payload_too_large', `This address was signed for ${bytes} bytes.`);
}
