import type { FastifyInstance } from 'fastify';
import { sendFile } from '../lib/send-file';
import { MODELS } from './models';
import type { ReplicateState } from './state';

/** `replicate.delivery`: the files of outputs, public as the vendor's are. */
export async function mediaRoutes(app: FastifyInstance, { state }: { state: ReplicateState }): Promise<void> {
  app.get<{ Params: { id: string; file: string } }>('/xezq/:id/:file', async (http, reply) => {
    const call = state.log.of(http);
    call.phase = 'media';
    const { id, file } = http.params;
    const prediction = state.predictions.get(id);
    const model = prediction && MODELS[prediction.model];
    if (!prediction || !model) return reply.code(404).send('Not found');
    call.requestId = id;
    const fault = prediction.rule.media?.error;
    if (typeof fault === 'number') return reply.code(fault).send('Simulated');
    return sendFile(reply, await model.file(prediction, file), fault);
  });
}
