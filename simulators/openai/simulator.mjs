import Fastify from 'fastify';
import { refusal } from './answers.mjs';
import { audioRoutes } from './audio-routes.mjs';
import { chatRoutes } from './chat-routes.mjs';
import { OpenAiState } from './state.mjs';

/** Body limit: pictures and recordings may be sent inside a request. */
const BODY_MAX = 64 * 2 ** 20;

/**
 * Records every call with its answer in the journal, and whether the client disconnected before the end.
 * @param {import('fastify').FastifyInstance} app
 * @param {OpenAiState} state
 */
function keepJournal(app, state) {
  app.decorateRequest('call', null);
  app.addHook('preHandler', async (http, reply) => {
    const body = Buffer.isBuffer(http.body) ? null : (http.body ?? null);
    http.call = {
      at: new Date().toISOString(),
      method: http.method,
      path: http.url,
      body,
      file: null,
      paid: false,
      answer: 'lost',
      end: 'open',
    };
    state.calls.push(http.call);
    reply.raw.on('close', () => {
      http.call.end = reply.raw.writableFinished ? 'whole' : 'broken';
    });
  });
  app.addHook('onSend', async (http, reply) => {
    if (http.call) http.call.answer = reply.statusCode;
  });
}

/**
 * Starts a simulator of an OpenAI-compatible endpoint on a loopback port, without any outgoing request.
 * @param {import('./simulator.mjs').OpenAiSimulatorOptions} [options]
 * @returns {Promise<import('../lib/simulator.mjs').Simulator>}
 */
export async function createOpenAiSimulator({ port = 0, key = 'simulated-key' } = {}) {
  const state = new OpenAiState();
  const app = Fastify({ forceCloseConnections: true, bodyLimit: BODY_MAX });
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, async (_http, body) => body);
  keepJournal(app, state);
  app.addHook('preHandler', async (http, reply) => {
    if (http.headers.authorization !== `Bearer ${key}`) return reply.code(401).send(refusal(401));
  });
  app.register(chatRoutes, { prefix: '/v1', state });
  app.register(audioRoutes, { prefix: '/v1', state });
  const url = await app.listen({ port, host: '127.0.0.1' });
  return {
    name: 'openai',
    url,
    env: { OPENAI_BASE_URL: `${url}/v1`, OPENAI_API_KEY: key },
    script: async (script) => state.take(script),
    journal: () => state.journal,
    reset: async () => state.reset(),
    close: () => {
      state.reset();
      return app.close();
    },
  };
}
