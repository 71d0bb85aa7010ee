import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Db } from '../../platform/db/database';
import type { Deferred } from '../../platform/http/deferred';
import { readOutbox } from './outbox';
import { outboxPage } from './page';
import { OUTBOX_STYLES } from './styles';

const Query = z.object({ to: z.optional(z.string()) });

/** The filter's address; undefined for an empty field. */
function addressIn(query: unknown): string | undefined {
  return Query.safeParse(query).data?.to?.trim() || undefined;
}

/**
 * Shows unsent mail. For development only: its reader can take over any account.
 * @param deferred mail under way is awaited, so that it is listed once the request that sends it was answered
 */
export function registerOutbox(app: FastifyInstance, db: Db, deferred: Deferred): void {
  const read = async (to: string | undefined) => {
    await deferred.settled();
    return readOutbox(db, to);
  };

  app.get('/dev/outbox.json', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { messages: await read(addressIn(request.query)) };
  });
  app.get('/dev/outbox', { schema: { hide: true } }, async (request, reply) => {
    const to = addressIn(request.query);
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return outboxPage(await read(to), to);
  });
  app.get('/dev/outbox.css', { schema: { hide: true } }, async (_request, reply) => {
    reply.type('text/css; charset=utf-8');
    return OUTBOX_STYLES;
  });
}
