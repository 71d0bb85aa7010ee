import { drawPicture } from '../lib/picture.mjs';
import { ENDPOINTS } from './endpoints.mjs';

/**
 * `v3.fal.media`: the pictures themselves, public as the vendor's are.
 * @param {import('fastify').FastifyInstance} app
 * @param {{ state: import('./state.mjs').FalState }} options
 */
export async function mediaRoutes(app, { state }) {
  app.get('/files/:id/:file', async (http, reply) => {
    http.call.phase = 'media';
    const { id, file } = /** @type {Record<string, string>} */ (http.params);
    const request = state.requests.get(id);
    if (request === undefined) return reply.code(404).send('Not found');
    http.call.requestId = id;

    const fault = request.rule.media?.error;
    if (typeof fault === 'number') return reply.code(fault).send('Simulated');
    const { format } = ENDPOINTS[request.endpoint];
    if (fault === 'not_an_image')
      return reply.type(`image/${format}`).send('<!doctype html><title>Not an image</title>');

    const picture = await drawPicture(request.seed + Number.parseInt(file, 10), request.size, format);
    if (fault === 'truncated') {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': `image/${format}`, 'content-length': picture.length });
      reply.raw.write(picture.subarray(0, picture.length >> 1), () => reply.raw.destroy());
      return reply;
    }
    return reply.type(`image/${format}`).send(picture);
  });
}
