import type { Capability } from '../../contracts/kinds';
import { DEFAULT_VIDEO_RATIO, DEFAULT_VIDEO_SECONDS } from '../../contracts/videos';
import { DEFAULT_VOICE } from '../../contracts/voices';
import { STEP_TYPES } from '../../contracts/workflow/step-types';
import { innerStep, type Step, type StepKind, type ValueType } from './graph';
import { definitionIn, type ToolDefinitions } from './slots';
import { toolValueTypes } from './tool-values';

interface StepKindRow {
  readonly label: string;
  /** What it does, in one sentence. */
  readonly summary: string;
  /** What a new step of the kind starts with. */
  readonly start: Readonly<Record<string, unknown>>;
  /** What it gives, of a step that the engine does itself; a run gives what its step type says. */
  readonly gives?: Readonly<Record<string, ValueType>>;
  /** The plain form of workflows, of a step that is a run. */
  readonly plain?: PlainForm;
}

/** How the plain form asks for the text and the file that a step takes: their labels. */
export interface PlainForm {
  readonly words?: string;
  readonly file?: string;
  /** Which of them may be left out. */
  readonly optional?: readonly ('words' | 'file')[];
  /** What its new step starts with besides. */
  readonly start?: Readonly<Record<string, unknown>>;
}

/** Tokens for a post or a short script. */
const SHORT_ANSWER = 300;
const SHORT_PIECE_S = 20;

const TEXT = { text: 'text' } as const;

/** THE table of the kinds of steps. */
export const STEP_KINDS = {
  tool: {
    label: 'Tool',
    summary: 'Uses one of the platform tools.',
    start: { tool: 'youtube/title-generator', input: {} },
  },
  chat: {
    ...{ label: 'Write', summary: 'Asks a model for words.', start: { messages: [{ role: 'user', content: '' }] } },
    plain: { words: 'What to write', start: { max_tokens: SHORT_ANSWER } },
  },
  image: {
    ...{ label: 'Picture', summary: 'Makes pictures from words.', start: { prompt: '' } },
    plain: {
      ...{ words: 'Prompt', file: 'Start from', optional: ['file'] },
      start: { image_url: '', num_images: 1, aspect_ratio: '1:1' },
    },
  },
  edit: {
    ...{ label: 'Edit a picture', summary: 'Changes a picture by words.', start: { image_url: '', prompt: '' } },
    plain: { words: 'What to change', file: 'Picture' },
  },
  cutout: {
    ...{ label: 'Cut out', summary: 'Removes the background of a picture.', start: { image_url: '' } },
    plain: { file: 'Picture' },
  },
  upscale: {
    ...{ label: 'Upscale', summary: 'Enlarges a picture.', start: { image_url: '', factor: 2 } },
    plain: { file: 'Picture' },
  },
  video: {
    ...{ label: 'Video', summary: 'Makes a film from words, or from a picture.', start: { prompt: '' } },
    plain: {
      ...{ words: 'Prompt', file: 'Start from', optional: ['file'] },
      start: { image_url: '', duration: DEFAULT_VIDEO_SECONDS, aspect_ratio: DEFAULT_VIDEO_RATIO },
    },
  },
  speech: {
    ...{ label: 'Voice', summary: 'Speaks a text.', start: { text: '' } },
    plain: { words: 'Text', start: { voice: DEFAULT_VOICE } },
  },
  music: {
    ...{ label: 'Music', summary: 'Composes a piece.', start: { prompt: '' } },
    plain: { words: 'Prompt', start: { duration: SHORT_PIECE_S } },
  },
  transcript: {
    ...{ label: 'Transcript', summary: 'Writes down what is said.', start: { audio_url: '' } },
    plain: { file: 'Recording' },
  },
  prompt: {
    ...{ label: 'Describe a picture', summary: 'Finds the words for a picture.', start: { images: [''] } },
    plain: {
      ...{ words: 'A text to read', file: 'Picture to read', optional: ['words', 'file'] },
      start: { text: '' },
    },
  },
  agent: {
    label: 'Agent',
    summary: 'Runs the steps of another agent, one of your own or a published one.',
    start: { agent: '', input: {} },
  },
  read: {
    label: 'Web page or file',
    summary: 'Reads the text of a web page, or of a file. Costs nothing.',
    ...{ start: { address: '' }, gives: { text: 'text', title: 'text' } },
  },
  brand: { label: 'Brand', summary: 'Gives what the brand profile says.', start: {}, gives: TEXT },
  text: { label: 'Text', summary: 'Puts texts together. Costs nothing.', start: { text: '' }, gives: TEXT },
  condition: {
    label: 'Condition',
    summary: 'Holds when a text contains words; steps may depend on it.',
    ...{ start: { text: '', contains: '' }, gives: TEXT },
  },
  each: {
    label: 'For each',
    summary: 'Does one step for every item of a list.',
    start: { over: '', most: 3, kind: 'image', input: { prompt: '{{item.text}}' } },
  },
  choice: { label: 'Your choice', summary: 'Waits until you choose or approve.', start: { from: '' }, gives: TEXT },
} as const satisfies Readonly<Record<StepKind, StepKindRow> & Record<Capability, { plain: PlainForm }>>;

export const STEP_KIND_IDS = Object.keys(STEP_KINDS) as [StepKind, ...StepKind[]];

/** Kinds that keep to the brand of their run. */
export const BRANDED_KINDS: readonly string[] = ['brand', 'tool', 'image', 'chat'] satisfies StepKind[];

/** Kinds that a loop does not do for each item: they wait, read, branch, loop or have steps themselves. */
const NOT_IN_LOOPS: readonly StepKind[] = ['each', 'choice', 'condition', 'brand', 'read', 'agent'];
/** Kinds that a loop does for each item. */
export const LOOP_KIND_IDS: readonly StepKind[] = STEP_KIND_IDS.filter((kind) => !NOT_IN_LOOPS.includes(kind));

/** Whether steps of a kind are runs of a capability. */
export const isCapability = (kind: StepKind): kind is Capability => Object.hasOwn(STEP_TYPES, kind);

/** What a step gives: the type of each output by its name. */
export function valueTypes(step: Step, tools: ToolDefinitions): Readonly<Record<string, ValueType>> {
  switch (step.kind) {
    case 'tool': {
      const definition = definitionIn(tools, step);
      return definition ? toolValueTypes(definition) : {};
    }
    case 'agent':
      // Its steps do, each under its own name.
      return {};
    case 'each': {
      const inner = innerStep(step);
      const main = inner && mainOutput(inner, tools);
      return main && main !== 'text' ? { [main]: main } : { list: 'list', text: 'text' };
    }
    default: {
      // The kind of a loop's inner step is a user's text.
      if (!isCapability(step.kind)) return Object.hasOwn(STEP_KINDS, step.kind) ? STEP_KINDS[step.kind].gives : {};
      const { gives } = STEP_TYPES[step.kind];
      return { [gives]: gives };
    }
  }
}

/** The name of the output that stands for a step. */
export function mainOutput(step: Step, tools: ToolDefinitions): 'text' | 'image' | 'video' | 'audio' {
  const types = valueTypes(step, tools);
  for (const name of ['image', 'video', 'audio'] as const) if (types[name] === name) return name;
  return 'text';
}
