import type { ChatModel } from '@flint/engines/spec/chat-model';
import { LLM_MODELS } from '@flint/shared/contracts/models';
import { providerLabel } from '@flint/shared/contracts/providers';
import { askWithKey } from '../common/ask-with-key';
import { defineProvider } from '../define-provider';
import { createAbilities, type KnownAbilities } from './abilities';
import { createOpenAiChatModel } from './chat';
import { callAddress, type Endpoint, headersOf } from './endpoint';
import { joinEndpoints } from './many-endpoints';
import { type OpenAiOptions, openAiSettings } from './settings';
import { createOpenAiSpeechModel } from './speech';
import { createOpenAiTranscriptionModel } from './transcription';
import { createOpenAiCaptionModel } from './vision';

const called = <Model>(model: Model) => ({ form: 'call' as const, model });

/** Endpoints with OpenAI's API: all offer chat, other kinds only where a model is configured for them. */
export const openAiCompatible = defineProvider({
  id: 'openai-compatible',
  settings: openAiSettings,
  open: (endpoints, { learnt }) => ({
    endpoints,
    abilitiesOf(endpoint: Endpoint) {
      const { host, pathname } = new URL(endpoint.baseUrl);
      const place = `${host}${pathname.replace(/\/+$/, '')}`;
      return createAbilities(endpoint, {
        known: learnt.of(place),
        keep: (limit) => learnt.keep({ endpoint: place, ...limit }),
      });
    },
  }),
  kinds: {
    chat: (session) => called(joinedEndpoints(session)),
    speech: ({ endpoints: { openai }, abilitiesOf }) =>
      openai?.speechModel
        ? called(createOpenAiSpeechModel({ ...openai, model: openai.speechModel }, abilitiesOf(openai)))
        : undefined,
    transcript: ({ endpoints: { openai }, abilitiesOf }) =>
      openai?.transcriptionModel
        ? called(createOpenAiTranscriptionModel({ ...openai, model: openai.transcriptionModel }, abilitiesOf(openai)))
        : undefined,
    prompt: ({ endpoints: { openai }, abilitiesOf }) =>
      openai?.visionModel
        ? called(createOpenAiCaptionModel({ ...openai, model: openai.visionModel }, abilitiesOf(openai)))
        : undefined,
  },
  keys: ({ openai, chatEndpoints }) => [
    ...(openai ? [keyOf('openai', providerLabel('openai-compatible'), 'OPENAI_API_KEY', openai)] : []),
    ...chatEndpoints.map((endpoint) => keyOf(`openai:${endpoint.name}`, endpoint.name, 'OPENAI_ENDPOINTS', endpoint)),
  ],
  // A remote answer costs this server little more than a connection (`npm run bench:load`).
  queue: { perProcess: 512, perUser: 8 },
});

function keyOf(id: string, label: string, variable: string, endpoint: Endpoint) {
  const ask = (signal: AbortSignal) => askWithKey(callAddress(endpoint, '/models'), headersOf(endpoint), signal);
  return { id, label, variable, ask };
}

interface Session {
  readonly endpoints: OpenAiOptions;
  abilitiesOf(endpoint: Endpoint): KnownAbilities;
}

/** All endpoints as one model; the first named endpoint is the default where there is no other. */
function joinedEndpoints({ endpoints: { openai, chatEndpoints: others }, abilitiesOf }: Session): ChatModel {
  const own = openai && { ...openai, ...(openai.visionModel && { seeing: [openai.visionModel] }) };
  const first = own ?? others[0];
  if (!first) throw new TypeError('No endpoint is configured');
  const chat = (endpoint: typeof first) => createOpenAiChatModel(endpoint, abilitiesOf(endpoint));
  const named = others.map((endpoint) => ({ name: endpoint.name, model: chat(endpoint) }));
  return joinEndpoints(chat(first), named, new Set(LLM_MODELS.map(({ id }) => id)));
}
