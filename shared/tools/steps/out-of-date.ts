import { fieldValue, fillStep, UnfilledReference } from './fill-step';
import { eachMost, type Graph, innerStep, type Step, type StepValues } from './graph';
import { neededSteps, usedFields } from './needs';
import { INPUT, ITEM, type StepReference, writeReference } from './references';
import type { ToolDefinitions } from './slots';

/** A graph with the values of its form: what a run was made from, or what it would be made from now. */
export interface Making {
  readonly graph: Graph;
  readonly inputs: Readonly<Record<string, unknown>>;
}

/** How a step of a run ended that did not fail. */
export interface FinishedStep {
  readonly skipped: boolean;
  /** What it gave; of files, what stands for them. */
  readonly output: StepValues;
}

/** Why a step is out of date. */
export interface StepChange {
  /** `brand`: the profile. `step`: what it does. `inputs`: fields of the form. `uses`: steps that are made anew. */
  readonly what: 'brand' | 'step' | 'inputs' | 'uses';
  /** The names of the fields or steps. */
  readonly names: readonly string[];
}

/** What is known of a run besides what it was made from. */
export interface KnownRun {
  readonly finished: ReadonlyMap<string, FinishedStep>;
  /** Steps that kept to a brand which says something else now. */
  readonly rebranded: ReadonlySet<string>;
  readonly tools: ToolDefinitions;
}

/**
 * The steps of a run that are out of date, with the reasons: those that would be given something else now, with every
 * reference resolved, and those that use one of these. Steps that the run has not finished are to be made in any case, and
 * steps that are new are not out of date; what uses one of these is.
 */
export function outOfDate(was: Making, now: Making, run: KnownRun): ReadonlyMap<string, readonly StepChange[]> {
  const found = new Map<string, readonly StepChange[]>();
  // A step needs earlier ones only, so that one pass finds all.
  for (const step of now.graph.steps) {
    const before = was.graph.steps.find(({ id }) => id === step.id);
    const changes = before ? changesOf({ before, step, was, now }, run, found) : [];
    if (changes.length > 0) found.set(step.id, changes);
  }
  return found;
}

interface Compared {
  readonly before: Step;
  readonly step: Step;
  readonly was: Making;
  readonly now: Making;
}

function changesOf(compared: Compared, run: KnownRun, found: ReadonlyMap<string, unknown>): StepChange[] {
  const { step } = compared;
  const row = run.finished.get(step.id);
  const isAnew = (id: string) => found.has(id) || (row !== undefined && !run.finished.has(id));
  const names = [...neededSteps(step)].filter(isAnew);
  if (row && names.length === 0) {
    const skipped = isSkipped(step, run.finished);
    if (skipped !== row.skipped) return [STEP];
    if (skipped) return [];
  }
  const brand: StepChange[] = run.rebranded.has(step.id) ? [{ what: 'brand', names: [] }] : [];
  const uses: StepChange[] = names.length > 0 ? [{ what: 'uses', names }] : [];
  return [...ownChanges(compared, run), ...brand, ...uses];
}

const STEP: StepChange = { what: 'step', names: [] };

/** Whether the run leaves a step out, whose needs have all ended. */
function isSkipped(step: Step, finished: KnownRun['finished']): boolean {
  const isLeftOut = [...neededSteps(step)].some((id) => finished.get(id)?.skipped);
  return isLeftOut || (step.when !== undefined && finished.get(step.when)?.output.text !== 'yes');
}

/** What differs in what a step is given, but for what earlier steps give. */
function ownChanges({ before, step, was, now }: Compared, run: KnownRun): StepChange[] {
  const made = resolved(before, was.inputs, run);
  if (made === resolved(step, now.inputs, run)) return [];
  const filled = resolved(before, now.inputs, run);
  const isOther = (name: string) => canonical(was.inputs[name]) !== canonical(now.inputs[name]);
  const names = made === filled ? [] : [...usedFields(before.input)].filter(isOther);
  const inputs: StepChange[] = names.length > 0 ? [{ what: 'inputs', names }] : [];
  return filled === resolved(step, now.inputs, run) ? inputs : [...inputs, STEP];
}

/** What a step is given, as one text. */
function resolved(step: Step, inputs: Making['inputs'], { finished, tools }: KnownRun): string {
  const give = (found: StepReference) => {
    if (found.from === INPUT) return fieldValue(inputs, found.output);
    // Each item takes the place of itself: the list is compared beside it.
    return found.from === ITEM ? writeReference(found) : (finished.get(found.from)?.output[found.output] ?? '');
  };
  const inner = innerStep(step);
  try {
    if (!inner) return canonical([step.kind, fillStep(step, give, tools)]);
    const { over } = fillStep({ kind: 'each', input: { over: step.input.over } }, give, tools);
    const items = [over].flat().slice(0, eachMost(step));
    return canonical([step.kind, items, inner.kind, fillStep(inner, give, tools)]);
  } catch (error) {
    if (error instanceof UnfilledReference) return error.message;
    throw error;
  }
}

/** A value as a text that does not depend on the order of keys, which a database does not keep. */
export function canonical(value: unknown): string {
  const inOrder = (_key: string, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each;
  return JSON.stringify(value, inOrder) ?? '';
}
