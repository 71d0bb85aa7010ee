import { randomUUID } from 'node:crypto';
import { delay, strikes } from '../lib/faults.mjs';
import { platformFault } from './answers.mjs';

/**
 * `rest.fal.ai`: starts an upload; its bytes then go to `v3.fal.media`.
 * @param {import('fastify').FastifyInstance} app
 * @param {{ state: import('./state.mjs').FalState, key: string }} options
 */
export async function uploadRoutes(app, { state, key }) {
  app.post('/rest.fal.ai/storage/upload/initiate', async (http, reply) => {
    http.call.phase = 'upload';
    if (http.headers.authorization !== `Key ${key}`) return reply.code(401).send(platformFault(401));
    await delay(state.upload?.delayMs);
    if (strikes(state.upload))
      return reply.code(state.upload?.error ?? 500).send(platformFault(state.upload?.error ?? 500));
    const { file_name = 'file' } = /** @type {Record<string, string>} */ (http.body ?? {});
    const name = `${randomUUID()}-${file_name}`;
    state.uploads.set(name, { type: 'application/octet-stream', bytes: null });
    return {
      file_url: `https://v3.fal.media/files/uploads/${name}`,
      upload_url: `https://v3.fal.media/files/uploads/${name}?signature=simulated`,
    };
  });

  app.register(async (bytes) => {
    bytes.removeAllContentTypeParsers();
    bytes.addContentTypeParser('*', { parseAs: 'buffer' }, async (_http, body) => body);
    bytes.put('/v3.fal.media/files/uploads/:name', async (http, reply) => {
      http.call.phase = 'upload';
      const { name } = /** @type {Record<string, string>} */ (http.params);
      if (!state.uploads.has(name)) return reply.code(404).send(platformFault(404));
      const type = http.headers['content-type'] ?? 'application/octet-stream';
      state.uploads.set(name, { type, bytes: /** @type {Buffer} */ (http.body) });
      return {};
    });
  });
}
