import { type ByRules, writeByRules } from './answer/by-rules';
import { findImplementation } from './implementations/find-implementation';

/** Piscina's entry: what was filled in, and an answer by rules; undefined where there is none. */
export default function write(recipe: ByRules): unknown {
  const implementation = findImplementation(recipe.tool);
  return implementation && 'write' in implementation ? writeByRules(implementation, recipe) : undefined;
}
