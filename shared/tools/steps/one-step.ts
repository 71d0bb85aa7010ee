import { type Field, LONG_MAX } from '../fields';
import type { Graph, Step } from './graph';
import { valueTypes } from './kinds';
import { INPUT, ITEM, mapInput, readReferences, replaceReferences, type StepReference } from './references';
import { ADDRESS_MAX, type ToolDefinitions } from './slots';
import { shownName } from './step-names';

const ITEMS_MAX = 100;
const ITEM_CHARACTERS_MAX = 2_000;
const NAME_MAX = 32;

/** A graph of one step, and where the values of its form come from in the graph that it was taken from. */
export interface OneStep {
  readonly graph: Graph;
  /** By the name of each field. */
  readonly from: Readonly<Record<string, StepReference>>;
}

/** Takes a step out of its graph: what it refers to becomes the form. Its condition is left out. */
export function oneStep(graph: Graph, at: number, tools: ToolDefinitions): OneStep | undefined {
  const step = graph.steps[at];
  if (!step) return undefined;
  const inputs: Record<string, Field> = {};
  const from: Record<string, StepReference> = {};
  const nameOf = (found: StepReference) => {
    const known = Object.entries(from).find(([, each]) => each.from === found.from && each.output === found.output);
    if (known) return known[0];
    const name = freeName(`${found.from === INPUT ? '' : `${found.from}_`}${found.output}`, inputs);
    from[name] = found;
    inputs[name] = fieldFor(found, graph, tools);
    return name;
  };
  mapInput(step.input, (text) => {
    for (const found of readReferences(text)) if (found && found.from !== ITEM) nameOf(found);
    return text;
  });
  const { when: _when, ...taken } = step;
  const input = replaceReferences(step.input, (found) =>
    found.from === ITEM ? found : { from: INPUT, output: nameOf(found) },
  );
  return { graph: { inputs, steps: [{ ...taken, input } as Step] }, from };
}

function freeName(wanted: string, taken: Readonly<Record<string, unknown>>): string {
  const name = wanted
    .replace(/\W+/g, '_')
    .replace(/^[^a-z]+/i, '')
    .slice(0, NAME_MAX);
  if (name !== '' && !Object.hasOwn(taken, name)) return name;
  let count = 2;
  while (Object.hasOwn(taken, `value${count}`)) count += 1;
  return `value${count}`;
}

function fieldFor({ from, output }: StepReference, graph: Graph, tools: ToolDefinitions): Field {
  const asked = from === INPUT ? graph.inputs[output] : undefined;
  if (asked) return 'default' in asked ? asked : { ...asked, required: true };
  const step = graph.steps.find(({ id }) => id === from);
  const label = `${shownName(from)}: ${output}`;
  switch (step && valueTypes(step, tools)[output]) {
    case 'list':
      return { type: 'list', label, required: true, max: ITEMS_MAX, each: ITEM_CHARACTERS_MAX };
    case 'image':
    case 'video':
    case 'audio':
      return { type: 'text', label, required: true, max: ADDRESS_MAX, help: 'The address of a file.' };
    default:
      return { type: 'long', label, required: true, max: LONG_MAX };
  }
}
