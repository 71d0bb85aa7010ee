import { type Slot as CapabilitySlot, slotOf } from '../../contracts/workflow/step-types';
import type { AnyToolDefinition } from '../definition';
import { type Field, ITEM_MAX, LINE_MAX, LONG_MAX } from '../fields';
import { CONTEXT_MAX, type Step, type ValueType } from './graph';

/** Most characters of an address. */
export const ADDRESS_MAX = 2_048;

/** A field that may hold references. */
export type StepSlot =
  | {
      readonly takes: 'text';
      /** Most characters; longer values are cut at a word. */
      readonly max: number;
    }
  /** The address of one file, as the whole value. */
  | { readonly takes: 'file'; readonly of: readonly ValueType[] }
  /** A list, as the whole value. */
  | { readonly takes: 'list' }
  /** A value of the graph's input, as the whole value: a number or a choice. */
  | { readonly takes: 'input' }
  /** A tool whose answer is handed on, or a choice among its items, as the whole value. */
  | { readonly takes: 'answer' };

/** Definitions of the tools that a graph uses, by id. */
export type ToolDefinitions = Readonly<Record<string, AnyToolDefinition | undefined>>;

/** The definition of a tool's step; undefined for other kinds and for an unknown tool. */
export function definitionIn(tools: ToolDefinitions, step: Pick<Step, 'kind' | 'input'>) {
  const id = String(step.input.tool);
  return step.kind === 'tool' && Object.hasOwn(tools, id) ? tools[id] : undefined;
}

/** The types that a file of the form may stand for. */
const FILES: Readonly<Record<Extract<Field, { type: 'upload' }>['accepts'], readonly ValueType[]>> = {
  picture: ['image'],
  recording: ['audio', 'video'],
  'text-file': ['text-file'],
};

/** Whether a file of the form may stand in a slot. */
export const fitsFile = ({ accepts }: Extract<Field, { type: 'upload' }>, of: readonly ValueType[]): boolean =>
  FILES[accepts].some((type) => of.includes(type));

const OWN: Readonly<Record<string, StepSlot>> = {
  'read address': { takes: 'text', max: ADDRESS_MAX },
  'read file': { takes: 'file', of: ['text-file'] },
  'text text': { takes: 'text', max: CONTEXT_MAX },
  'condition text': { takes: 'text', max: CONTEXT_MAX },
  'choice from': { takes: 'list' },
  'choice show': { takes: 'text', max: CONTEXT_MAX },
  'each over': { takes: 'list' },
};

/** What may be referred to at a path of a step's input; undefined where no reference may stand. */
export function findSlot(
  step: Pick<Step, 'kind' | 'input'>,
  path: string,
  tools: ToolDefinitions,
): StepSlot | undefined {
  const { kind } = step;
  switch (kind) {
    case 'tool':
      return toolSlot(definitionIn(tools, step), path);
    case 'agent':
      return undefined;
    case 'read':
    case 'brand':
    case 'text':
    case 'condition':
    case 'choice':
    case 'each':
      return OWN[`${kind} ${path}`];
    default:
      return slotOf(kind, path) as CapabilitySlot | undefined;
  }
}

function toolSlot(definition: AnyToolDefinition | undefined, path: string): StepSlot | undefined {
  const [first, name = '', ...rest] = path.split('.');
  if (path === 'from') return { takes: 'answer' };
  const field = first === 'input' ? definition?.inputs[name] : undefined;
  return field && fieldSlot(field, rest.length > 0);
}

/** What may be referred to in a field of an agent that a step runs. */
export function agentSlot(field: Field): StepSlot | undefined {
  return field.type === 'upload' ? { takes: 'file', of: FILES[field.accepts] } : fieldSlot(field, false);
}

function fieldSlot(field: Field, inList: boolean): StepSlot | undefined {
  switch (field.type) {
    case 'text':
    case 'long':
      return { takes: 'text', max: field.max ?? (field.type === 'long' ? LONG_MAX : LINE_MAX) };
    case 'list':
      return inList ? { takes: 'text', max: field.each ?? ITEM_MAX } : { takes: 'list' };
    case 'number':
    case 'choice':
    case 'upload':
      return { takes: 'input' };
    case 'toggle':
      return undefined;
  }
}
