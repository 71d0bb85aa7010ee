import { shortened } from '@flint/shared/contracts/graphemes';
import type { GraphFields } from '@flint/shared/contracts/step-graphs';
import { withFreeNames } from '@flint/shared/tools/describe/free-names';
import type { Graph } from '@flint/shared/tools/steps/graph';
import { type Draft, draftGraph, EMPTY } from './draft';

const NAME_LENGTH = 60;

/** A draft with the proposed steps below its own. @param sentence names a draft that has no name */
export function addProposal(draft: Draft, proposal: Graph, sentence: string): Draft {
  const isNew = draft.steps.length === 0 && JSON.stringify(draft.fields) === JSON.stringify(EMPTY.fields);
  const before = isNew ? { ...draft, fields: {} } : draft;
  const { inputs, steps } = withFreeNames(proposal, draftGraph(before));
  const key = Math.max(-1, ...draft.steps.map((step) => step.key)) + 1;
  return {
    ...draft,
    name: draft.name === '' ? nameFrom(sentence) : draft.name,
    fields: { ...before.fields, ...(inputs as GraphFields) },
    steps: [...draft.steps, ...steps.map((step, at) => ({ ...step, key: key + at }))],
  };
}

/** A draft with the proposed steps in place of its own; fields that it asked for stay. */
export function replaceSteps(draft: Draft, proposal: Graph, sentence: string): Draft {
  return addProposal({ ...draft, steps: [] }, proposal, sentence);
}

function nameFrom(sentence: string): string {
  const [first = ''] = sentence.trim().split('\n');
  const name = shortened(first, NAME_LENGTH);
  const whole = name === first ? name : name.replace(/\s+\S*$/, '');
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}
