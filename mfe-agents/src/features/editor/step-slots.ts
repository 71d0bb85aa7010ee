import { clipChoices } from '@flint/shared/contracts/clip-choices';
import { ASPECT_RATIO_IDS } from '@flint/shared/contracts/image-options';
import type { ServedBy } from '@flint/shared/contracts/providers';
import { VIDEO_SECONDS_MAX, VIDEO_SECONDS_MIN } from '@flint/shared/contracts/videos';
import type { Field } from '@flint/shared/tools/fields';
import { FAN_OUT_MAX, type Step, type StepInput } from '@flint/shared/tools/steps/graph';
import { mapInput, wholeReference } from '@flint/shared/tools/steps/references';
import {
  agentSlot,
  definitionIn,
  findSlot,
  type StepSlot,
  type ToolDefinitions,
} from '@flint/shared/tools/steps/slots';
import type { StepPart } from './part';
import type { KnownGraph } from './use-draft';

const LABELS: Readonly<Record<string, string>> = {
  prompt: 'What it makes',
  text: 'Text',
  contains: 'Words to look for',
  over: 'List to go through',
  from: 'List to choose from',
  show: 'Text to approve',
  address: 'Address of the page',
  file: 'File to read',
  audio_url: 'Recording',
  image_url: 'Picture',
  'messages.0.content': 'What it writes',
  'images.0': 'Picture',
};

const RATIOS = ASPECT_RATIO_IDS.map((value) => ({ value, label: value }));
const FACTORS = ['2', '4'].map((value) => ({ value, label: `${value} times` }));

/** The parts of a step's own input: of a tool or an agent each field of its form, else its texts and choices. */
export function stepParts(
  step: Step,
  { tools, agents, filmedBy }: Pick<KnownGraph, 'tools' | 'agents' | 'filmedBy'>,
): StepPart[] {
  if (step.kind === 'tool') return toolParts(step, tools);
  if (step.kind === 'agent') return agentParts(step, agents);
  const { input: _inner, ...own } = step.input;
  const parts: StepPart[] = [];
  mapInput(step.kind === 'each' ? own : step.input, (value, path) => {
    const label = LABELS[path];
    if (label !== undefined) parts.push({ path, label, takes: 'words', value, slot: findSlot(step, path, tools) });
    return value;
  });
  if (step.kind === 'image')
    parts.push({
      ...{ path: 'aspect_ratio', label: 'Ratio', takes: 'choice', options: RATIOS },
      value: String(step.input.aspect_ratio ?? RATIOS[0]?.value),
    });
  if (step.kind === 'video') parts.push(...filmParts(step.input, filmedBy ?? 'embedded'));
  if (step.kind === 'upscale')
    parts.push({
      ...{ path: 'factor', label: 'How large', takes: 'choice', options: FACTORS },
      value: String(step.input.factor ?? 2),
    });
  if (step.kind === 'each')
    parts.push({
      path: 'most',
      label: `Items at most, up to ${FAN_OUT_MAX}`,
      takes: 'number',
      value: Number(step.input.most),
    });
  return parts;
}

function toolParts(step: Step, tools: ToolDefinitions): StepPart[] {
  const values = (step.input.input ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(definitionIn(tools, step)?.inputs ?? {}).map(([name, field]) =>
    toolPart(field, `input.${name}`, values[name], findSlot(step, `input.${name}`, tools)),
  );
}

function agentParts(step: Step, agents: KnownGraph['agents']): StepPart[] {
  const values = (step.input.input ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(agents.get(String(step.input.agent))?.inputs ?? {}).map(([name, field]) =>
    toolPart(field, `input.${name}`, values[name], agentSlot(field)),
  );
}

function toolPart(field: Field, path: string, value: unknown, slot: StepSlot | undefined): StepPart {
  const named = { path, label: field.label };
  const isReference = typeof value === 'string' && wholeReference(value) !== undefined;
  switch (field.type) {
    case 'choice': {
      const options = Object.entries(field.options).map(([key, label]) => ({ value: key, label }));
      if (!isReference) return { ...named, takes: 'choice', value: String(value ?? field.default), options };
      return { ...named, takes: 'choice', value, options: [...options, { value, label: `From the form: ${value}` }] };
    }
    case 'number':
      if (isReference) return { ...named, takes: 'words', value, slot };
      return { ...named, takes: 'number', value: Number(value ?? field.default) };
    case 'toggle':
      return { ...named, takes: 'toggle', value: value === undefined ? field.default : value === true };
    case 'list':
      return { ...named, takes: 'lines', value: Array.isArray(value) ? value.join('\n') : String(value ?? ''), slot };
    default:
      return { ...named, takes: 'words', value: String(value ?? ''), slot };
  }
}

/** The value of a part as its input holds it. */
export function typedValue({ takes, path }: StepPart, typed: string): unknown {
  if (takes === 'lines' && wholeReference(typed) === undefined) return typed === '' ? [] : typed.split('\n');
  return path === 'factor' || path === 'duration' ? Number(typed) : typed;
}

/** An input with a value at a path. */
export function withValue(input: unknown, path: string, value: unknown): StepInput {
  const [key = '', ...rest] = path.split('.');
  const copy = (Array.isArray(input) ? [...input] : { ...(input as object) }) as Record<string, unknown>;
  copy[key] = rest.length === 0 ? value : withValue(copy[key] ?? {}, rest.join('.'), value);
  return copy;
}

const asOption = (value: string) => ({ value, label: value });

/** How long a film is and its shape, as the page of films asks for them: what the one who films can make. */
export function filmParts(input: StepInput, filmedBy: ServedBy): StepPart[] {
  const { seconds, lengths, ratio, ratios, ratioHelp } = clipChoices(filmedBy, input);
  const length = { path: 'duration', label: 'Length' };
  return [
    lengths
      ? {
          ...{ ...length, takes: 'choice', value: String(seconds) },
          options: lengths.map((each) => ({ value: String(each), label: `${each} s` })),
        }
      : { ...length, takes: 'seconds', value: seconds, min: VIDEO_SECONDS_MIN, max: VIDEO_SECONDS_MAX },
    {
      ...{ path: 'aspect_ratio', label: 'Ratio', takes: 'choice', value: ratio, options: ratios.map(asOption) },
      help: ratioHelp,
    },
  ];
}
