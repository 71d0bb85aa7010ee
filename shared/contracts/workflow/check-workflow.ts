import type { WorkflowRecipe, WorkflowStep } from '../recipes/workflow';
import { fillInput, INPUT, isReference, mapTexts, PREVIOUS, type Reference, referencesIn } from './references';
import { type Slot, STEP_TYPES, type StepOutput, slotOf } from './step-types';

/** A validation error of a workflow. */
export interface WorkflowFault {
  /** Path of the field, such as `steps.1.input.prompt`. */
  readonly field: string;
  readonly message: string;
}

/** Sample outputs that replace references while the rest of an input is validated. */
const SAMPLES = { text: 'words', file: '/media/sample' } as const;

const NAMES: Readonly<Record<StepOutput, string>> = {
  text: 'text',
  image: 'a picture',
  video: 'a film',
  audio: 'sound',
};

/**
 * Validates a workflow: references to steps that do not come before, outputs of the wrong kind, and errors of each
 * step's own call. Steps refer only to earlier steps, so there are no cycles.
 */
export function checkWorkflow({ steps, input }: Pick<WorkflowRecipe, 'steps' | 'input'>): WorkflowFault[] {
  return steps.flatMap((step, at) => {
    const faults = [
      ...checkId(steps, at),
      ...checkCondition(step, steps, at),
      ...checkReferences(step, { steps, at, input }),
    ].map(({ field, message }) => ({ field: `steps.${at}.${field}`, message }));
    return faults.length > 0 ? faults : checkBody(step, at);
  });
}

/** The last names the item of a loop, where steps are put together with those. */
const RESERVED: readonly string[] = [PREVIOUS, INPUT, 'item'];

function checkId(steps: readonly WorkflowStep[], at: number): WorkflowFault[] {
  const id = steps[at]?.id;
  if (id !== undefined && RESERVED.includes(id))
    return [{ field: 'id', message: `“${id}” has a meaning of its own: choose another name.` }];
  const first = steps.findIndex((step) => step.id === id);
  return first < at ? [{ field: 'id', message: `Another step is called “${id}” already.` }] : [];
}

function checkCondition({ when }: WorkflowStep, steps: readonly WorkflowStep[], at: number): WorkflowFault[] {
  if (!when) return [];
  const fault = faultOfSource(steps, at, { from: when.step, output: 'text' });
  return fault === undefined ? [] : [{ field: 'when.step', message: fault }];
}

interface InputPosition {
  readonly steps: readonly WorkflowStep[];
  readonly at: number;
  readonly input: WorkflowRecipe['input'];
}

function checkReferences(step: WorkflowStep, place: InputPosition): WorkflowFault[] {
  const faults: WorkflowFault[] = [];
  mapTexts(step.input, (text, path) => {
    for (const found of referencesIn(text)) {
      const message = found ? faultOf(found, text, slotOf(step.type, path), place) : NO_REFERENCE;
      if (message !== undefined) faults.push({ field: `input.${path}`, message });
    }
    return text;
  });
  return faults;
}

const NO_REFERENCE = 'Between double braces stand a step and its output, such as {{idea.text}}. Write \\{{ for braces.';

function faultOf(found: Reference, text: string, slot: Slot | undefined, place: InputPosition): string | undefined {
  if (!slot) return 'No output of a step can stand here.';
  if (found.from === INPUT) return faultOfInput(found.output, slot, place.input);
  const fault = faultOfSource(place.steps, place.at, found);
  if (fault !== undefined) return fault;
  if (slot.takes === 'text') return found.output === 'text' ? undefined : `Words stand here, not ${nameOf(found)}.`;
  if (!slot.of.some((kind) => kind === found.output))
    return `${slot.of.map((kind) => NAMES[kind]).join(' or ')} stands here, not ${nameOf(found)}.`.replace(/^a/, 'A');
  return isReference(text) ? undefined : 'A file stands in its field alone.';
}

const nameOf = ({ output }: Reference) => NAMES[output as StepOutput];

function faultOfInput(name: string, slot: Slot, input: WorkflowRecipe['input']): string | undefined {
  const value = input[name];
  if (typeof value !== 'number' && typeof value !== 'string')
    return `The workflow's input has no words called “${name}”.`;
  if (String(value).trim() === '') return `The workflow's input “${name}” is empty.`;
  return slot.takes === 'text' ? undefined : 'The output of a step stands here.';
}

/** Why a step's output cannot be referenced at a position; undefined when it can. */
function faultOfSource(steps: readonly WorkflowStep[], at: number, { from, output }: Reference): string | undefined {
  const source = from === PREVIOUS ? at - 1 : steps.findIndex(({ id }) => id === from);
  const found = steps[source];
  if (!found) return from === PREVIOUS ? 'No step comes before this one.' : `There is no step called “${from}”.`;
  if (source >= at) return `“${from}” does not come before this step.`;
  const { gives } = STEP_TYPES[found.type];
  return output === gives ? undefined : `“${found.id}” gives ${NAMES[gives]}: write {{${from}.${gives}}}.`;
}

/** Validates a step's input with its own call's schema, with samples for missing outputs. */
function checkBody(step: WorkflowStep, at: number): WorkflowFault[] {
  const filled = fillInput(step, ({ output }) => (output in NAMES && output !== 'text' ? SAMPLES.file : SAMPLES.text));
  const { error } = STEP_TYPES[step.type].body.safeParse(filled);
  return (error?.issues ?? []).map(({ path, message }) => ({
    field: ['steps', at, 'input', ...path].join('.'),
    message,
  }));
}
