import { kitOf } from '@flint/engines/text/kit';
import { type ByRules, writeByRules } from '../features/tools/answer/by-rules';
import { findImplementation } from '../features/tools/implementations/find-implementation';

/** Entry of the worker thread that answers tools by rules; undefined where no answer can be written. */
export default function write(recipe: ByRules): unknown {
  const implementation = findImplementation(recipe.tool);
  return implementation && 'write' in implementation ? writeByRules(implementation, recipe, kitOf) : undefined;
}
