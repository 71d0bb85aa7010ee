import { MODELS } from './models.mjs';

/**
 * `replicate.delivery`: the files of outputs, public as the vendor's are.
 * @param {import('fastify').FastifyInstance} app
 * @param {{ state: import('./state.mjs').ReplicateState }} options
 */
export async function mediaRoutes(app, { state }) {
  app.get('/xezq/:id/:file', async (http, reply) => {
    http.call.phase = 'media';
    const { id = '', file = '' } = /** @type {Record<string, string>} */ (http.params);
    const prediction = state.predictions.get(id);
    const model = prediction && MODELS[prediction.model];
    if (!prediction || !model) return reply.code(404).send('Not found');
    http.call.requestId = id;
    const fault = prediction.rule.media?.error;
    if (typeof fault === 'number') return reply.code(fault).send('Simulated');
    const { type, bytes } = await model.file(prediction, file);
    if (fault === 'not_an_image') return reply.type(type).send('<!doctype html><title>Not what it says</title>');
    if (fault !== 'truncated') return reply.type(type).send(bytes);
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': type, 'content-length': bytes.length });
    reply.raw.write(bytes.subarray(0, bytes.length >> 1), () => reply.raw.destroy());
    return reply;
  });
}
