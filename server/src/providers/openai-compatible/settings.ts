import { LLM_MODELS } from '@flint/shared/contracts/models';
import { z } from 'zod';
import { address, list } from '../../config/fields';
import { defineSettings, type Read } from '../define-settings';
import { type ChatEndpoint, chatEndpoints } from './chat-endpoints';

/** An endpoint with OpenAI's API; docs/how-to/connect-a-model.md explains each field. */
export interface OpenAiEndpoint {
  readonly baseUrl: string;
  readonly apiKey?: string;
  readonly models?: string[];
  readonly modelMap?: Record<string, string>;
  /** Absent, each: the endpoint is not asked for that kind of work. */
  readonly speechModel?: string;
  readonly transcriptionModel?: string;
  readonly visionModel?: string;
}

export interface OpenAiOptions {
  /** Absent where only named endpoints are set. */
  readonly openai?: OpenAiEndpoint;
  /** Further endpoints that answer chats, by their names. */
  readonly chatEndpoints: readonly ChatEndpoint[];
}

const isChatModel = (id: string) => LLM_MODELS.some((model) => model.id === id);

/** Model aliases as `ours=theirs` pairs; theirs may hold a colon or a slash, never a comma. */
const modelMap = list
  .refine((pairs) => pairs.every((pair) => /^[^=]+=[^=]+$/.test(pair)), {
    message: 'must be pairs of a model of Flint and one of the endpoint (meta-llama/llama-3.2-8b-instruct=llama3.2)',
    abort: true,
  })
  .transform((pairs) => Object.fromEntries(pairs.map((pair) => pair.split('=').map((id) => id.trim()))))
  .refine((map) => Object.keys(map).every(isChatModel), {
    message: `must name models of Flint before each =: ${LLM_MODELS.map(({ id }) => id).join(', ')}`,
  });

const VARIABLES = {
  OPENAI_BASE_URL: address(['http:', 'https:']).optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_MODELS: list.optional(),
  OPENAI_MODEL_MAP: modelMap.optional(),
  OPENAI_SPEECH_MODEL: z.string().optional(),
  OPENAI_TRANSCRIPTION_MODEL: z.string().optional(),
  OPENAI_VISION_MODEL: z.string().optional(),
  OPENAI_ENDPOINTS: chatEndpoints.optional(),
};

export const openAiSettings = defineSettings({
  variables: VARIABLES,
  secrets: ['OPENAI_API_KEY', 'OPENAI_ENDPOINTS'],
  switch: {
    on: 'OPENAI_BASE_URL',
    others: [
      'OPENAI_API_KEY',
      'OPENAI_MODELS',
      'OPENAI_MODEL_MAP',
      'OPENAI_SPEECH_MODEL',
      'OPENAI_TRANSCRIPTION_MODEL',
      'OPENAI_VISION_MODEL',
    ],
    only: 'with an endpoint (OpenAI’s own is https://api.openai.com/v1)',
  },
  options(read): OpenAiOptions | undefined {
    const openai = endpointOf(read);
    const named = read.OPENAI_ENDPOINTS ?? [];
    return openai || named.length > 0 ? { ...(openai && { openai }), chatEndpoints: named } : undefined;
  },
});

function endpointOf(read: Read<typeof VARIABLES>): OpenAiEndpoint | undefined {
  if (!read.OPENAI_BASE_URL) return undefined;
  return {
    baseUrl: read.OPENAI_BASE_URL,
    ...(read.OPENAI_API_KEY && { apiKey: read.OPENAI_API_KEY }),
    ...(read.OPENAI_MODELS?.length && { models: read.OPENAI_MODELS }),
    ...(read.OPENAI_MODEL_MAP && { modelMap: read.OPENAI_MODEL_MAP }),
    ...(read.OPENAI_SPEECH_MODEL && { speechModel: read.OPENAI_SPEECH_MODEL }),
    ...(read.OPENAI_TRANSCRIPTION_MODEL && { transcriptionModel: read.OPENAI_TRANSCRIPTION_MODEL }),
    ...(read.OPENAI_VISION_MODEL && { visionModel: read.OPENAI_VISION_MODEL }),
  };
}
