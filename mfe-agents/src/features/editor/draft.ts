import type { Template, TemplateBody } from '@flint/shared/contracts/templates';
import type { Graph, Step, StepKind } from '@flint/shared/tools/steps/graph';
import { STEP_KINDS } from '@flint/shared/tools/steps/kinds';
import { renameReferences } from '@flint/shared/tools/steps/references';

/** A template while it is edited. */
export interface Draft {
  readonly name: string;
  readonly description: string;
  /** Labels of the form's fields, one a line. */
  readonly asks: string;
  readonly steps: readonly Step[];
  readonly isPublished: boolean;
}

/** Drafts before and after the one that is shown. */
export interface History {
  readonly past: readonly Draft[];
  readonly now: Draft;
  readonly future: readonly Draft[];
}

const KEPT = 100;

export const EMPTY: Draft = { name: '', description: '', asks: 'Topic', steps: [], isPublished: false };

export function openHistory(now: Draft): History {
  return { past: [], now, future: [] };
}

export function change({ past, now }: History, next: Draft): History {
  return { past: [...past, now].slice(-KEPT), now: next, future: [] };
}

export function undo(history: History): History {
  const before = history.past.at(-1);
  if (!before) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] };
}

export function redo(history: History): History {
  const [next, ...future] = history.future;
  return next ? { past: [...history.past, history.now], now: next, future } : history;
}

/** The name of an input in references, from its label. */
function inputName(label: string): string {
  const slug = label
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '');
  return slug.slice(0, 32) || 'input';
}

function draftInputs({ asks }: Draft): NonNullable<TemplateBody['inputs']> {
  const labels = asks
    .split('\n')
    .map((label) => label.trim())
    .filter((label) => label !== '');
  return Object.fromEntries(labels.map((label) => [inputName(label), { type: 'text', label, required: true }]));
}

export function toDraft({ name, description, inputs, steps, isPublished }: Template): Draft {
  const labels = Object.values(inputs).map((field: { label?: unknown }) => String(field.label ?? ''));
  return { name, description, asks: labels.join('\n'), steps: steps as Step[], isPublished };
}

export function draftGraph(draft: Draft): Graph {
  return { inputs: draftInputs(draft) as Graph['inputs'], steps: draft.steps };
}

export function toBody(draft: Draft): TemplateBody {
  const { name, description, steps, isPublished } = draft;
  return {
    name,
    description,
    isPublished,
    inputs: draftInputs(draft),
    steps: steps.map((step) => ({ ...step, input: { ...step.input } })),
  };
}

/** Adds a step of a kind, with a name of its own. */
export function addStep(draft: Draft, kind: StepKind): Draft {
  const taken = new Set(draft.steps.map(({ id }) => id));
  let at = draft.steps.length + 1;
  while (taken.has(`step-${at}`)) at += 1;
  return { ...draft, steps: [...draft.steps, { id: `step-${at}`, kind, input: STEP_KINDS[kind].start }] };
}

export function moveStep(draft: Draft, at: number, by: number): Draft {
  const steps = [...draft.steps];
  const [step] = steps.splice(at, 1);
  if (step) steps.splice(at + by, 0, step);
  return { ...draft, steps };
}

export function removeStep(draft: Draft, at: number): Draft {
  return { ...draft, steps: draft.steps.filter((_, place) => place !== at) };
}

export function replaceStep(draft: Draft, at: number, step: Step): Draft {
  return { ...draft, steps: draft.steps.map((each, place) => (place === at ? step : each)) };
}

/** Renames a step, and every reference to it. */
export function renameStep(draft: Draft, at: number, id: string): Draft {
  const before = draft.steps[at]?.id;
  if (before === undefined) return draft;
  const steps = draft.steps.map((step, place) => ({
    ...step,
    ...(place === at && { id }),
    ...(step.when === before && { when: id }),
    input: renameReferences(step.input, before, id),
  }));
  return { ...draft, steps };
}
