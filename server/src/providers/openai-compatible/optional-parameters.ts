import { Refusal } from './fault';

/** Parameters of a request that can go: what they ask for is had otherwise, or is no condition of the order. */
export type OptionalParameter = 'temperature' | 'seed' | 'max_tokens' | 'response_format';

/**
 * Leaves out what a model refuses by name, and remembers it by model while the process lives: gpt-5 and o models refuse
 * a temperature, others a seed. A refusal costs nothing.
 * @param known what every model of the endpoint is known to refuse
 * @returns a function that sends a request with `offered`, and again without those that were refused; any other
 * refusal is thrown, because the same request would meet it again
 */
export function createOptionalParameters(known: readonly OptionalParameter[] = []) {
  const refusedBy = new Map<string, ReadonlySet<OptionalParameter>>();
  return async function sendWithout<T>(
    model: string,
    offered: readonly OptionalParameter[],
    send: (refused: ReadonlySet<OptionalParameter>) => Promise<T>,
  ): Promise<T> {
    let refused = refusedBy.get(model) ?? new Set(known);
    for (;;) {
      try {
        const answer = await send(refused);
        if (refused.size > known.length) refusedBy.set(model, refused);
        return answer;
      } catch (error) {
        const named = offered.filter((name) => !refused.has(name) && error instanceof Refusal && error.names(name));
        if (named.length === 0) throw error;
        refused = new Set([...refused, ...named]);
      }
    }
  };
}
