import type { AnswerFormat } from '@flint/engines/spec/chat-model';
import { FAULT_WORDS } from '@flint/engines/spec/provider-error';
import { Refusal } from './fault';
import type { SdkFormat, SdkSchema } from './sdk-provider';

/** Ways to request JSON, the strictest first and none last: endpoints support all, some or none of them. */
const WAYS: readonly ((format: AnswerFormat) => SdkFormat | undefined)[] = [
  ({ name, schema }) => ({ type: 'json', name, schema: schema as SdkSchema }),
  () => ({ type: 'json' }),
  () => undefined,
];

/**
 * Whether an error may mean an unsupported format: such a refusal costs nothing, gives no more specific reason and names
 * no other parameter.
 */
const mayBeTheFormat = (error: unknown) =>
  error instanceof Refusal && error.message === FAULT_WORDS.refused && !error.namesOtherThan('response_format');

/**
 * Requests JSON from each model in the strictest way it supports, found by trial and cached while the process lives.
 * @returns a function that sends a request, and retries it in a less strict way where the format was refused
 */
export function createFormats() {
  const known = new Map<string, number>();
  return async function inFormat<T>(
    model: string,
    format: AnswerFormat | undefined,
    ask: (format: SdkFormat | undefined) => Promise<T>,
  ): Promise<T> {
    if (!format) return ask(undefined);
    for (let way = known.get(model) ?? 0; ; way += 1) {
      try {
        const answer = await ask(WAYS[way]?.(format));
        known.set(model, way);
        return answer;
      } catch (error) {
        if (known.get(model) === way || way >= WAYS.length - 1 || !mayBeTheFormat(error)) throw error;
      }
    }
  };
}
