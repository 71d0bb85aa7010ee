import Fastify, { type FastifyInstance } from 'fastify';
import { takeBytes } from '../lib/bodies';
import { toFields } from '../lib/fields';
import type { Simulator } from '../lib/simulator';
import { refusal } from './answers';
import { audioRoutes } from './audio-routes';
import { chatRoutes } from './chat-routes';
import type { OpenAiCall, OpenAiJournal, OpenAiScript } from './script';
import { OpenAiState } from './state';

/** Body limit: pictures and recordings may be sent inside a request. */
const BODY_MAX = 64 * 2 ** 20;

interface OpenAiSimulatorOptions {
  /** 0, the default, takes a free port. */
  port?: number;
  key?: string;
}

/** Records every call with its answer in the journal, and whether the client disconnected before the end. */
function keepJournal(app: FastifyInstance, { log }: OpenAiState) {
  app.addHook('preHandler', async (http, reply) => {
    const body = Buffer.isBuffer(http.body) || !http.body ? null : toFields(http.body);
    const call: OpenAiCall = {
      ...{ at: new Date().toISOString(), method: http.method, path: http.url, body, file: null },
      ...{ paid: false, answer: 'lost', end: 'open' },
    };
    log.begin(http, call);
    reply.raw.on('close', () => {
      call.end = reply.raw.writableFinished ? 'whole' : 'broken';
    });
  });
  log.keepAnswers(app);
}

/** Starts a simulator of an OpenAI-compatible endpoint on a loopback port, without any outgoing request. */
export async function createOpenAiSimulator({
  port = 0,
  key = 'simulated-key',
}: OpenAiSimulatorOptions = {}): Promise<Simulator<OpenAiScript, OpenAiJournal>> {
  const state = new OpenAiState();
  const app = Fastify({ forceCloseConnections: true, bodyLimit: BODY_MAX });
  app.addContentTypeParser<Buffer>('multipart/form-data', { parseAs: 'buffer' }, takeBytes);
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
