import type { Graph, Step } from './graph';
import { INPUT, ITEM, mapInput, readReferences, referredNames } from './references';

/** The names of the steps that a step waits for: those it refers to, and its condition. */
export function neededSteps({ input, when }: Step): ReadonlySet<string> {
  const names = new Set(referredNames(input));
  names.delete(INPUT);
  names.delete(ITEM);
  if (when !== undefined) names.add(when);
  return names;
}

/** The fields of the form that an input refers to. @param input of one step, or of several in a list */
export function usedFields(input: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  mapInput(input, (text) => {
    for (const found of readReferences(text)) if (found?.from === INPUT) names.add(found.output);
    return text;
  });
  return names;
}

/** The names of all steps that depend on one, directly or not, in the graph's order. */
export function dependentSteps({ steps }: Pick<Graph, 'steps'>, id: string): string[] {
  const found = new Set([id]);
  for (const step of steps) if ([...neededSteps(step)].some((name) => found.has(name))) found.add(step.id);
  found.delete(id);
  return [...found];
}
