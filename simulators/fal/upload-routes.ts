import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { takeBytes } from '../lib/bodies';
import { delay, strike } from '../lib/faults';
import { toFields } from '../lib/fields';
import { platformFault } from './answers';
import type { FalState } from './state';

/** `rest.fal.ai`: starts an upload; its bytes then go to `v3.fal.media`. */
export async function uploadRoutes(
  app: FastifyInstance,
  { state, key }: { state: FalState; key: string },
): Promise<void> {
  app.post('/rest.fal.ai/storage/upload/initiate', async (http, reply) => {
    state.log.of(http).phase = 'upload';
    if (http.headers.authorization !== `Key ${key}`) return reply.code(401).send(platformFault(401));
    await delay(state.upload?.delayMs);
    const error = strike(state.upload);
    if (error !== undefined) return reply.code(error).send(platformFault(error));
    const name = `${randomUUID()}-${toFields(http.body).file_name ?? 'file'}`;
    state.uploads.set(name, { type: 'application/octet-stream', bytes: null });
    return {
      file_url: `https://v3.fal.media/files/uploads/${name}`,
      upload_url: `https://v3.fal.media/files/uploads/${name}?signature=simulated`,
    };
  });

  app.register(async (bytes) => {
    bytes.removeAllContentTypeParsers();
    bytes.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, takeBytes);
    bytes.put<{ Params: { name: string }; Body: Buffer }>('/v3.fal.media/files/uploads/:name', async (http, reply) => {
      state.log.of(http).phase = 'upload';
      const { name } = http.params;
      if (!state.uploads.has(name)) return reply.code(404).send(platformFault(404));
      const type = http.headers['content-type'] ?? 'application/octet-stream';
      state.uploads.set(name, { type, bytes: http.body });
      return {};
    });
  });
}
