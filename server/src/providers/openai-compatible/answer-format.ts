import type { AnswerFormat } from '../spec/chat-model';
import { FAULT_WORDS, ProviderError } from '../spec/provider-error';
import type { createSdkProvider } from './sdk-provider';

type SdkModel = ReturnType<ReturnType<typeof createSdkProvider>['chatModel']>;
type SdkFormat = Parameters<SdkModel['doStream']>[0]['responseFormat'];
type SdkSchema = Extract<SdkFormat, { type: 'json' }>['schema'];

/** From the strictest way of asking for JSON to none: endpoints know all, some or none of them. */
const WAYS: readonly ((format: AnswerFormat) => SdkFormat)[] = [
  ({ name, schema }) => ({ type: 'json', name, schema: schema as NonNullable<SdkSchema> }),
  () => ({ type: 'json' }),
  () => undefined,
];

/** An endpoint that takes no such format refuses it before it works, which costs nothing, and gives no better reason. */
const mayBeTheFormat = (error: unknown) =>
  error instanceof ProviderError && error.kind === 'refused' && error.message === FAULT_WORDS.refused;

/**
 * Asks each model in the strictest way it takes, found by asking and remembered while the process lives.
 * @returns a function that asks, perhaps again in another way as long as nothing has come
 */
export function createFormats() {
  const known = new Map<string, number>();
  return async function* inFormat<T>(
    model: string,
    format: AnswerFormat | undefined,
    ask: (format: SdkFormat) => AsyncIterable<T>,
  ): AsyncGenerator<T, void> {
    if (!format) return yield* ask(undefined);
    for (let way = known.get(model) ?? 0; ; way += 1) {
      try {
        for await (const part of ask(WAYS[way]?.(format))) {
          known.set(model, way);
          yield part;
        }
        return;
      } catch (error) {
        if (known.get(model) === way || way >= WAYS.length - 1 || !mayBeTheFormat(error)) throw error;
      }
    }
  };
}
