import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Endpoint } from './endpoint';

export type SdkModel = ReturnType<ReturnType<typeof createSdkProvider>['chatModel']>;
type SdkCall = Parameters<SdkModel['doStream']>[0];
export type SdkMessage = SdkCall['prompt'][number];
export type SdkFormat = NonNullable<SdkCall['responseFormat']>;
export type SdkSchema = NonNullable<Extract<SdkFormat, { type: 'json' }>['schema']>;
type SdkStream = Awaited<ReturnType<SdkModel['doStream']>>['stream'];
type SdkPart = SdkStream extends ReadableStream<infer Part> ? Part : never;
export type SdkFinish = Extract<SdkPart, { type: 'finish' }>;

/**
 * Renames `max_tokens`, which OpenAI's newer models refuse and other servers still need (API reference, 2026-11-21).
 */
const renamed = ({ max_tokens, ...body }: Record<string, unknown>) => ({ ...body, max_completion_tokens: max_tokens });

/**
 * The AI SDK's models of an endpoint.
 * @param send sends each of their requests, and throws `ProviderError` for anything but a successful response
 */
export function createSdkProvider(endpoint: Endpoint, send: typeof fetch) {
  return createOpenAICompatible({
    name: 'endpoint',
    baseURL: endpoint.baseUrl,
    includeUsage: true,
    supportsStructuredOutputs: true,
    fetch: send,
    ...(endpoint.apiKey !== undefined && { apiKey: endpoint.apiKey }),
    ...(new URL(endpoint.baseUrl).hostname === 'api.openai.com' && { transformRequestBody: renamed }),
  });
}
