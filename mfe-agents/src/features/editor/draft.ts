import type { GraphFields } from '@flint/shared/contracts/step-graphs';
import type { Template, TemplateBody } from '@flint/shared/contracts/templates';
import type { Fields } from '@flint/shared/tools/fields';
import type { Graph, Step, StepKind } from '@flint/shared/tools/steps/graph';
import { STEP_KINDS } from '@flint/shared/tools/steps/kinds';
import { renameReferences } from '@flint/shared/tools/steps/references';

/** A step while it is edited. Its key stays when it is renamed, so that its controls keep the focus. */
export type DraftStep = Step & { readonly key: number };

/** A template or an agent while it is edited. */
export interface Draft {
  readonly name: string;
  readonly description: string;
  /** What a run asks for, by the names that references use. */
  readonly fields: GraphFields;
  readonly steps: readonly DraftStep[];
  /** Of templates. */
  readonly isPublished: boolean;
  /** Of agents: the system message of every writing step. */
  readonly instructions: string;
  /** Of agents: credits at which a run stops and asks. */
  readonly budget: number | null;
  /** Of agents: credits that all its runs may cost in a day. */
  readonly dailyCap: number | null;
}

/** Drafts before and after the one that is shown. */
export interface History {
  readonly past: readonly Draft[];
  readonly now: Draft;
  readonly future: readonly Draft[];
  /** What the last change typed into: letters typed in a row are undone together. */
  readonly typing?: string | undefined;
}

const KEPT = 100;

export const EMPTY: Draft = {
  ...{ name: '', description: '', steps: [], isPublished: false },
  ...{ instructions: '', budget: null, dailyCap: null },
  fields: { topic: { type: 'text', label: 'Topic', required: true } },
};

export function openHistory(now: Draft): History {
  return { past: [], now, future: [] };
}

/** @param typing the text field that changed, if one did */
export function change({ past, now, typing: before }: History, next: Draft, typing?: string): History {
  if (typing !== undefined && typing === before) return { past, now: next, future: [], typing };
  return { past: [...past, now].slice(-KEPT), now: next, future: [], typing };
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

type Built = Pick<Template, 'name' | 'description' | 'inputs' | 'steps' | 'isPublished'> &
  Partial<Pick<Draft, 'instructions' | 'budget'>> & { readonly dailyCap?: number | null | undefined };

export function toDraft({
  name,
  description,
  inputs,
  steps,
  isPublished,
  instructions = '',
  budget = null,
  dailyCap = null,
}: Built): Draft {
  const keyed = (steps as Step[]).map((step, key) => ({ ...step, key }));
  return {
    name,
    description,
    fields: inputs as GraphFields,
    steps: keyed,
    isPublished,
    instructions,
    budget,
    dailyCap,
  };
}

export function draftGraph({ fields, steps }: Draft): Graph {
  return { inputs: fields as Fields, steps };
}

/** The steps of a draft as calls send them. */
export function draftSteps({ steps }: Draft) {
  return steps.map(({ key: _key, ...step }) => ({ ...step, input: { ...step.input } }));
}

export function toBody(draft: Draft): TemplateBody {
  const { name, description, fields, isPublished } = draft;
  return { name, description, isPublished, inputs: fields, steps: draftSteps(draft) };
}

/** Adds a step of a kind, with a name of its own. */
export function addStep(draft: Draft, kind: StepKind): Draft {
  const taken = new Set(draft.steps.map(({ id }) => id));
  let at = draft.steps.length + 1;
  while (taken.has(`step-${at}`)) at += 1;
  const key = Math.max(-1, ...draft.steps.map((step) => step.key)) + 1;
  return { ...draft, steps: [...draft.steps, { id: `step-${at}`, kind, input: STEP_KINDS[kind].start, key }] };
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
  return { ...draft, steps: draft.steps.map((each, place) => (place === at ? { ...step, key: each.key } : each)) };
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
