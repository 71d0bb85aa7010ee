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

const NAME = 'endpoint';

/**
 * The length limit by its newer name, for models that refuse `max_tokens`, which other servers still need (API reference,
 * 2026-11-21).
 */
export const newerLimit = (tokens: number) => ({ [NAME]: { max_completion_tokens: tokens } });

/**
 * The AI SDK's models of an endpoint.
 * @param send sends each of their requests, and throws `ProviderError` for anything but a successful response
 */
export function createSdkProvider(endpoint: Endpoint, send: typeof fetch) {
  return createOpenAICompatible({
    name: NAME,
    baseURL: endpoint.baseUrl,
    includeUsage: true,
    supportsStructuredOutputs: true,
    fetch: send,
    ...(endpoint.apiKey !== undefined && { apiKey: endpoint.apiKey }),
  });
}
