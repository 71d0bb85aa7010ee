import type { KnownAbilities, OptionalParameter } from './abilities';
import { Refusal } from './fault';

/**
 * Leaves out what a model is known to refuse, or refuses by name, which costs nothing: gpt-5 and o models refuse a
 * temperature, others a seed.
 * @param abilities learns what was refused, once an order without it was taken
 * @param offered the parameters of the order that may go
 * @returns the answer to `send`, called again without those that were refused
 * @throws any other refusal, because the same request would meet it again
 */
export async function sendWithout<T>(
  { abilities, model }: { readonly abilities: KnownAbilities; readonly model: string },
  offered: readonly OptionalParameter[],
  send: (refused: ReadonlySet<OptionalParameter>) => Promise<T>,
): Promise<T> {
  const known = abilities.of(model).refuses;
  let refused: ReadonlySet<OptionalParameter> = new Set(known);
  for (;;) {
    try {
      const answer = await send(refused);
      if (refused.size > known.length) abilities.learn(model, { refuses: [...refused] });
      return answer;
    } catch (error) {
      const named = offered.filter((name) => !refused.has(name) && error instanceof Refusal && error.names(name));
      if (named.length === 0) throw error;
      refused = new Set([...refused, ...named]);
    }
  }
}
