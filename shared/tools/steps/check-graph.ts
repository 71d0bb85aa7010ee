import { type ClipWish, clipFault } from '../../contracts/clip-shapes';
import type { Capability } from '../../contracts/kinds';
import type { ServedBy } from '../../contracts/providers';
import { STEP_TYPES } from '../../contracts/workflow/step-types';
import type { Field } from '../fields';
import { handOn } from '../hand-on';
import { inputSchema } from '../input-schema';
import { eachMost, FAN_OUT_MAX, type Graph, type GraphFault, innerStep, STEPS_MAX, type Step } from './graph';
import { findHanding } from './handing';
import { LOOP_KIND_IDS, STEP_KINDS, valueTypes } from './kinds';
import { INPUT, ITEM, mapInput, readReferences, type StepReference, wholeReference } from './references';
import { definitionIn, findSlot, fitsFile, type StepSlot, type ToolDefinitions } from './slots';
import { innerField, outerPlaces, outerStep, shownName } from './step-names';

/** The name of a step; of one of an agent, after the names of the steps that run it. */
const NAME = /^(?:[a-z][\w-]{0,31}:){0,3}:?[a-z][\w-]{0,31}$/i;
const FILE_SAMPLE = '/media/sample';
const NAMES = {
  ...{ text: 'words', list: 'a list', image: 'a picture', video: 'a film', audio: 'sound' },
  'text-file': 'a text file',
} as const;

interface Place {
  readonly graph: Graph;
  readonly tools: ToolDefinitions;
  readonly at: number;
  /** Whether it is the inner step of a loop. */
  readonly inLoop: boolean;
  readonly filmedBy: ServedBy | undefined;
}

/**
 * Checks a graph before it is stored, priced or run.
 * @param filmedBy who makes its films, where it is to be run; what is only kept may be filmed elsewhere
 * @returns every fault, with the step's name
 */
export function checkGraph(graph: Graph, tools: ToolDefinitions, filmedBy?: ServedBy): GraphFault[] {
  const { steps } = graph;
  if (steps.length === 0) return [{ field: 'steps', message: 'Add a step.' }];
  const places = outerPlaces(steps);
  if (steps.length > STEPS_MAX) {
    const counted = steps.length > (places.at(-1) ?? 0) + 1 ? ', those of its agents counted' : '';
    return [{ field: 'steps', message: `There are at most ${STEPS_MAX} steps${counted}.` }];
  }
  return steps.flatMap((step, at) => {
    const found = checkName(steps, at) ?? checkStep(step, { graph, tools, at, inLoop: false, filmedBy });
    return found.map(({ field, message }) => ({
      field: `steps.${places[at]}.${writtenField(step.id, field)}`,
      step: outerStep(step.id),
      message: `${shownName(step.id)}: ${message}`,
    }));
  });
}

/** Where a fault stands in the graph as it is written: one within an agent is one of the step that runs it. */
function writtenField(id: string, field: string): string {
  if (outerStep(id) === id) return field;
  const asked = innerField(id);
  return asked === undefined ? 'input.agent' : `input.input.${asked}`;
}

type Fault = Pick<GraphFault, 'field' | 'message'>;

function checkName(steps: readonly Step[], at: number): Fault[] | undefined {
  const id = steps[at]?.id ?? '';
  if (!NAME.test(id))
    return [{ field: 'id', message: 'A step is named by up to 32 letters, digits, - and _, a letter first.' }];
  if (id === INPUT || id === ITEM)
    return [{ field: 'id', message: `“${id}” has a meaning of its own: choose another name.` }];
  if (steps.findIndex((step) => step.id === id) < at)
    return [{ field: 'id', message: `Another step is called “${id}” already.` }];
  return undefined;
}

function checkStep(step: Step, place: Place): Fault[] {
  if (!Object.hasOwn(STEP_KINDS, step.kind)) return [{ field: 'kind', message: 'There is no such kind of step.' }];
  const faults = [...checkWhen(step, place), ...checkReferences(step, place)];
  return faults.length > 0 ? faults : checkInput(step, place);
}

function checkWhen({ when }: Step, { graph, at }: Place): Fault[] {
  if (when === undefined) return [];
  const earlier = graph.steps.slice(0, at).find(({ id }) => id === when);
  return earlier?.kind === 'condition' ? [] : [{ field: 'when', message: `“${when}” is no earlier condition.` }];
}

function checkReferences(step: Step, place: Place): Fault[] {
  const faults: Fault[] = [];
  const inner = innerStep(step);
  const { input: _inner, ...own } = step.input;
  mapInput(inner ? own : step.input, (text, path) => {
    for (const found of readReferences(text)) {
      const slot = findSlot(step, path, place.tools);
      const message = found ? checkReference(found, text, slot, { ...place, kind: step.kind }) : NO_REFERENCE;
      if (message !== undefined) faults.push({ field: `input.${path}`, message });
    }
    return text;
  });
  return faults;
}

const NO_REFERENCE = 'Between double braces stand a step and its output, such as {{idea.text}}. Write \\{{ for braces.';

function checkReference(
  found: StepReference,
  text: string,
  slot: StepSlot | undefined,
  { graph, tools, at, inLoop, kind }: Place & Pick<Step, 'kind'>,
): string | undefined {
  const { from, output } = found;
  if (!slot) return 'No output of a step can stand here.';
  if (slot.takes !== 'text' && !wholeReference(text)) return 'A reference stands here alone.';
  if (from === INPUT) return checkInputReference(output, slot, fieldOf(graph, output), kind);
  if (from === ITEM)
    return inLoop && output === 'text' ? undefined : 'There is an item within a loop only: {{item.text}}.';
  const source = graph.steps.findIndex(({ id }) => id === from);
  const step = graph.steps[source];
  if (!step) return `There is no step called “${from}”.`;
  if (source >= at) return `“${from}” does not come before this step.`;
  const types = valueTypes(step, tools);
  const type = Object.hasOwn(types, output) ? types[output] : undefined;
  if (type === undefined) return `“${from}” gives ${Object.keys(types).join(', ') || 'nothing'}, not ${output}.`;
  if (slot.takes === 'input') return 'A value of the inputs stands here.';
  if (slot.takes === 'answer') return undefined;
  // What an agent is given for a list is a line for each item.
  if (slot.takes === 'list')
    return type === 'list' || innerField(from) !== undefined ? undefined : `A list stands here, not ${NAMES[type]}.`;
  if (slot.takes === 'text')
    return type === 'text' || type === 'list' ? undefined : `Words stand here, not ${NAMES[type]}.`;
  return slot.of.includes(type) ? undefined : `A file stands here, not ${NAMES[type]}.`;
}

/** Checks where a field of the form is used: a file stands where a file of its kind goes. */
function checkInputReference(
  name: string,
  slot: StepSlot,
  field: Field | undefined,
  kind: Step['kind'],
): string | undefined {
  if (!field) return `There is no input called “${name}”.`;
  if (slot.takes === 'file' && slot.of.includes('text-file') && field.type !== 'upload')
    return `A text file stands here, and “${field.label}” is none.`;
  if (field.type !== 'upload' || slot.takes === 'input') return undefined;
  if (slot.takes !== 'file') return `“${field.label}” is a file: words stand here.`;
  if (!fitsFile(field, slot.of))
    return `“${field.label}” is a ${field.accepts.replace('-', ' ')}: another file stands here.`;
  // A new picture starts from an address; its reference is no upload.
  return kind === 'image' ? 'A step that edits takes a picture of one’s own; this one makes a new one.' : undefined;
}

/** Checks an input by its own schema, with samples in the place of references. */
function checkInput(step: Step, place: Place): Fault[] {
  const { input, kind } = step;
  const needs = (name: string, words: string): Fault[] =>
    typeof input[name] === 'string' && input[name].trim() !== '' ? [] : [{ field: `input.${name}`, message: words }];
  switch (kind) {
    case 'tool':
      return checkTool(step, place);
    case 'brand':
      return [];
    case 'agent':
      return [{ field: 'kind', message: 'Agents alone run agents.' }];
    case 'read':
      return input.file === undefined
        ? needs('address', 'Write the address of a page.')
        : wholeReference(String(input.file))
          ? []
          : [{ field: 'input.file', message: 'Name a text file that the form asks for.' }];
    case 'text':
      return needs('text', 'Write the text.');
    case 'condition':
      return [...needs('text', 'Name the text to look in.'), ...needs('contains', 'Write the words to look for.')];
    case 'choice':
      return input.show === undefined
        ? needs('from', 'Name the list to choose from.')
        : needs('show', 'Name what to show.');
    case 'each':
      return checkLoop(step, place);
    default:
      return checkBody(step, kind, place);
  }
}

/** Checks the body of a run, and whether what films can make the film. */
const fieldOf = ({ inputs }: Graph, name: string) => (Object.hasOwn(inputs, name) ? inputs[name] : undefined);

function checkBody(step: Step, kind: Capability, place: Place): Fault[] {
  const input = sampled(step, place);
  const faults = issues(STEP_TYPES[kind].body.safeParse(input), 'input');
  if (kind !== 'video' || faults.length > 0 || place.filmedBy === undefined) return faults;
  const { field, message } = clipFault(place.filmedBy, input as ClipWish) ?? {};
  return message === undefined ? [] : [{ field: `input.${field}`, message }];
}

function checkTool(step: Step, place: Place): Fault[] {
  const definition = definitionIn(place.tools, step);
  if (!definition) return [{ field: 'input.tool', message: 'There is no such tool.' }];
  const values = (step.input.input ?? {}) as Record<string, unknown>;
  const unknown = Object.keys(values).find((name) => !Object.hasOwn(definition.inputs, name));
  if (unknown !== undefined)
    return [{ field: `input.input.${unknown}`, message: `The tool has no field “${unknown}”.` }];
  const { input } = sampled(step, place) as { input?: object };
  const handed = step.input.from === undefined ? {} : sampleHanded(step, place);
  if (!handed) return [{ field: 'input.from', message: NOT_HANDED }];
  return issues(inputSchema(definition.inputs).safeParse({ ...input, ...handed }), 'input.input');
}

const NOT_HANDED = 'Name an earlier tool that hands on to this one, or a choice among its items.';

/** What a step's form is filled with from the example of the tool before; undefined where nothing is handed on. */
function sampleHanded(step: Step, { graph, tools, inLoop }: Place): object | undefined {
  const handing = inLoop ? undefined : findHanding(graph, step, tools);
  const source = handing && definitionIn(tools, handing.source);
  if (!source) return undefined;
  const { input, output } = source.page.example;
  return handOn(source, handing.send.to, { input: input as Record<string, unknown>, output, at: 0 });
}

function checkLoop(step: Step, place: Place): Fault[] {
  const inner = innerStep(step);
  const most = eachMost(step);
  if (typeof step.input.over !== 'string' || !wholeReference(step.input.over))
    return [{ field: 'input.over', message: 'Name a list, such as {{ideas.list}}.' }];
  if (!Number.isInteger(most) || most < 1 || most > FAN_OUT_MAX)
    return [{ field: 'input.most', message: `A loop takes 1 to ${FAN_OUT_MAX} items.` }];
  if (!inner || !LOOP_KIND_IDS.includes(inner.kind))
    return [{ field: 'input.kind', message: 'A loop makes, writes or uses a tool.' }];
  return checkStep(inner, { ...place, inLoop: true }).map(({ field, message }) => ({
    field: `input.${field}`,
    message,
  }));
}

interface Parsed {
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] };
}

const issues = ({ error }: Parsed, base: string): Fault[] =>
  (error?.issues ?? []).map(({ path, message }) => ({ field: [base, ...path.map(String)].join('.'), message }));

/** The input with a sample for each reference. */
function sampled(step: Step, { tools }: Place): unknown {
  return mapInput(step.input, (text, path) => {
    const found = readReferences(text);
    if (found.length === 0) return text.replaceAll('\\{{', '{{');
    const slot = findSlot(step, path, tools);
    if (slot?.takes === 'file') return FILE_SAMPLE;
    if (slot?.takes === 'list') return ['words'];
    if (slot?.takes === 'input') return fieldDefault(step, path, tools);
    if (slot?.takes === 'answer') return text;
    return text.replace(/\{\{[^{}]*\}\}/g, 'words').slice(0, slot?.max);
  });
}

function fieldDefault(step: Step, path: string, tools: ToolDefinitions): unknown {
  const field = definitionIn(tools, step)?.inputs[path.split('.')[1] ?? ''];
  return field && 'default' in field ? field.default : 'sample-upload';
}
