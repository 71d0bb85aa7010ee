import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/http/app-error';
import type { PutSigner, PutTicket } from '../../platform/storage/signed-put';
import type { Publishing } from './publishing';

export const RELEASE_FILES_PREFIX = '/api/releases/files/';
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Upload endpoint of release files, like an object store's: the signed URL is the permission and fixes size, type and
 * hash.
 */
export async function registerReleaseUploads(
  app: FastifyInstance,
  { signer, publishing }: { signer: PutSigner; publishing: Publishing },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const tickets = new WeakMap<FastifyRequest, PutTicket>();
    scope.put(`${RELEASE_FILES_PREFIX}*`, {
      schema: { hide: true },
      bodyLimit: MAX_BYTES,
      onRequest: async (request) => {
        const ticket = signer.read(request.url);
        if (!ticket) throw new AppError('forbidden', 'This address is not signed, or it has expired.');
        if (request.headers['content-length'] !== String(ticket.bytes))
          throw new AppError('payload_too_large', `This address was signed for ${ticket.bytes} bytes.`);
        tickets.set(request, ticket);
      },
      handler: async (request, reply) => {
        const ticket = tickets.get(request);
        if (!ticket) throw new Error('an upload without a ticket was let in');
        await publishing.receive(ticket, request.body as Buffer);
        return reply.code(200).send();
      },
    });
  });
}
