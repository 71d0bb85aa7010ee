import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type Endpoint, silenceOf } from './endpoint';
import { createWatchedFetch } from './watched-fetch';

/** OpenAI's newer models refuse the field that everybody else still reads (its API reference, 2026-11-21). */
const renamed = ({ max_tokens, ...body }: Record<string, unknown>) => ({ ...body, max_completion_tokens: max_tokens });

/** The SDK's models of an endpoint, each request of theirs watched. */
export function createSdkProvider(endpoint: Endpoint) {
  return createOpenAICompatible({
    name: 'endpoint',
    baseURL: endpoint.baseUrl,
    includeUsage: true,
    fetch: createWatchedFetch({ silenceMs: silenceOf(endpoint) }),
    ...(endpoint.apiKey !== undefined && { apiKey: endpoint.apiKey }),
    ...(new URL(endpoint.baseUrl).hostname === 'api.openai.com' && { transformRequestBody: renamed }),
  });
}
