import { writeReference } from '@flint/shared/tools/steps/references';
import { fitsSlot, sourcesFor } from '@flint/shared/tools/steps/sources';
import { outerStep } from '@flint/shared/tools/steps/step-names';
import { type Draft, replaceStep } from './draft';
import type { StepPart } from './part';
import { stepParts, typedValue, withValue } from './step-slots';
import type { KnownGraph } from './use-draft';

/**
 * Lets a step take what another gives: a condition decides whether it runs; of anything else its first empty field that
 * fits takes it, or its last text.
 * @returns the draft with the reference, or why there is none
 */
export function connectSteps(draft: Draft, known: KnownGraph, from: string, to: string): Draft | string {
  const at = draft.steps.findIndex(({ id }) => id === to);
  const source = draft.steps.findIndex(({ id }) => id === from);
  const step = draft.steps[at];
  if (!step || source < 0 || from === to) return 'A step takes what another one gives.';
  if (source > at) return `“${to}” comes before “${from}”: move it down first.`;
  if (draft.steps[source]?.kind === 'condition') return replaceStep(draft, at, { ...step, when: from });
  const place = known.whole.steps.findIndex(({ id }) => outerStep(id) === to);
  const given = sourcesFor(known.whole, place, known.tools).filter((each) => outerStep(each.from) === from);
  const parts = stepParts(step, known).filter(({ slot }) => slot !== undefined);
  const ways = parts.flatMap((part) => {
    const taken = given.find((each) => part.slot && fitsSlot(each, part.slot));
    return taken ? [{ part, reference: writeReference(taken), isFree: part.value === '' }] : [];
  });
  const way =
    ways.find(({ part, isFree }) => isFree && part.slot?.takes !== 'text') ??
    ways.find(({ isFree }) => isFree) ??
    ways.findLast(({ part }) => part.slot?.takes === 'text');
  if (!way) return `“${to}” has no field that takes what “${from}” gives.`;
  const value = typedValue(way.part, filled(way.part, way.reference));
  return replaceStep(draft, at, { ...step, input: withValue(step.input, way.part.path, value) });
}

const filled = ({ value, slot }: StepPart, reference: string) =>
  slot?.takes === 'text' && value !== '' ? `${String(value)} ${reference}` : reference;
