import { ENDPOINTS } from './endpoints.mjs';

/**
 * `v3.fal.media`: files of results and uploads, public as the vendor's are.
 * @param {import('fastify').FastifyInstance} app
 * @param {{ state: import('./state.mjs').FalState }} options
 */
export async function mediaRoutes(app, { state }) {
  app.get('/files/uploads/:name', async (http, reply) => {
    http.call.phase = 'media';
    const { name } = /** @type {Record<string, string>} */ (http.params);
    const upload = state.uploads.get(name);
    return upload?.bytes ? reply.type(upload.type).send(upload.bytes) : reply.code(404).send('Not found');
  });

  app.get('/files/:id/:file', async (http, reply) => {
    http.call.phase = 'media';
    const { id, file } = /** @type {Record<string, string>} */ (http.params);
    const request = state.requests.get(id);
    if (request === undefined) return reply.code(404).send('Not found');
    http.call.requestId = id;

    const fault = request.rule.media?.error;
    if (typeof fault === 'number') return reply.code(fault).send('Simulated');
    const { type, bytes } = await ENDPOINTS[request.endpoint].file(request, file);
    if (fault === 'not_an_image') return reply.type(type).send('<!doctype html><title>Not what it says</title>');
    if (fault === 'truncated') {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': type, 'content-length': bytes.length });
      reply.raw.write(bytes.subarray(0, bytes.length >> 1), () => reply.raw.destroy());
      return reply;
    }
    return reply.type(type).send(bytes);
  });
}
