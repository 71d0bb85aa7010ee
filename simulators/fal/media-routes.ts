import type { FastifyInstance } from 'fastify';
import { sendFile } from '../lib/send-file';
import { ENDPOINTS } from './endpoints';
import type { FalState } from './state';

/** `v3.fal.media`: files of results and uploads, public as the vendor's are. */
export async function mediaRoutes(app: FastifyInstance, { state }: { state: FalState }): Promise<void> {
  app.get<{ Params: { name: string } }>('/files/uploads/:name', async (http, reply) => {
    state.log.of(http).phase = 'media';
    const upload = state.uploads.get(http.params.name);
    return upload?.bytes ? reply.type(upload.type).send(upload.bytes) : reply.code(404).send('Not found');
  });

  app.get<{ Params: { id: string; file: string } }>('/files/:id/:file', async (http, reply) => {
    const call = state.log.of(http);
    call.phase = 'media';
    const { id, file } = http.params;
    const request = state.requests.get(id);
    const endpoint = request && ENDPOINTS[request.endpoint];
    if (!request || !endpoint) return reply.code(404).send('Not found');
    call.requestId = id;
    const fault = request.rule.media?.error;
    if (typeof fault === 'number') return reply.code(fault).send('Simulated');
    return sendFile(reply, await endpoint.file(request, file), fault);
  });
}
