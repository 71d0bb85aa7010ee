import { type ByRules, writeByRules } from './answer/by-rules';
import { BINDINGS } from './bindings/bindings';

/** Piscina's entry: what was filled in, and an answer by rules; undefined where there is none. */
export default function write(recipe: ByRules): unknown {
  const binding = BINDINGS[recipe.tool];
  return 'write' in binding ? writeByRules(binding, recipe) : undefined;
}
