import { type ChatBody, DEFAULT_CHAT_MODEL, DEFAULT_MAX_TOKENS } from '../chat';
import type { Costs } from '../credits';
import type { UpscaleBody } from '../editing';
import { UPSCALE_FACTOR_DEFAULT } from '../editing-limits';
import { clampCount, modelFor, PROMPT_MAX } from '../image-options';
import type { GenerateImageBody } from '../images';
import type { Capability } from '../kinds';
import { MUSIC_SECONDS, type TextToMusicBody } from '../music';
import type { ServedBy } from '../providers';
import type { WorkflowRecipe, WorkflowStep } from '../recipes/workflow';
import { DEFAULT_SPEED, type SpeechToTextBody, type TextToSpeechBody } from '../speech';
import { DEFAULT_VIDEO_MODEL, DEFAULT_VIDEO_SECONDS, type GenerateVideoBody, secondsMade } from '../videos';
import { fillInput, INPUT, isReference, PREVIOUS, type Reference, referencesIn } from '../workflow/references';
import { priceChat } from './chat-price';
import {
  cutoutItem,
  editItem,
  imageItem,
  musicItem,
  priceItem,
  promptItem,
  speechItem,
  transcriptItem,
  upscaleItem,
  videoItem,
} from './line-items';

/** Assumed length of the user's own recordings when a step transcribes them, in seconds. */
export const STEP_RECORDING_MAX_S = 600;

/** Most characters per token on average: English takes 4 to 5 (OpenAI, "What are tokens"). */
const CHARACTERS_PER_TOKEN = 5;
/**
 * Characters per second of speech: a fast speaker says 20, a slow reader 10 (Roach 1998, 150 to 200 words a minute).
 */
const HEARD_PER_SECOND = 20;
const READ_PER_SECOND = 10;

/** Upper bound of a step's output: characters of text, seconds of audio or video. */
export interface Reach {
  readonly characters: number;
  readonly seconds: number;
}

export const NOTHING: Reach = { characters: 0, seconds: 0 };

/**
 * Prices each step: the most it can cost, in whole credits and in order. The button shows the sum, the server holds it.
 * Assumes the longest possible output of earlier steps, so a step may turn out cheaper, never dearer. Steps that an
 * earlier run has done cost nothing.
 * @throws RangeError when the cost table has no row for a step: nothing is ever free by accident
 */
export function priceSteps(
  costs: Costs,
  { steps, input, resumes }: Pick<WorkflowRecipe, 'steps' | 'input' | 'resumes'>,
  filmedBy: ServedBy,
): number[] {
  const reaches = new Map<string, Reach>();
  return steps.map((step, at) => {
    const before = steps[at - 1]?.id ?? '';
    const reachOf = ({ from }: Reference) => reaches.get(from === PREVIOUS ? before : from) ?? NOTHING;
    const body = fillInput(step, (found) =>
      found.from === INPUT ? String(input[found.output] ?? '') : longestText(reachOf(found).characters),
    );
    const source = step.type === 'transcript' ? sourceOf(step.input) : undefined;
    const heard = source ? reachOf(source).seconds : STEP_RECORDING_MAX_S;
    const { price, reach } = priceBody(costs, step.type, body, { filmedBy, heard });
    reaches.set(step.id, { ...NOTHING, ...reach });
    return resumes && step.id in resumes.done ? 0 : price;
  });
}

/** A text of so many characters, of short words: a field that it is put into is cut between words, and stays long. */
export function longestText(characters: number): string {
  return characters < 1 ? '' : `${'x '.repeat(Math.ceil(characters / 2)).slice(0, characters - 1)}x`;
}

const sourceOf = ({ audio_url: address }: WorkflowStep['input']): Reference | undefined =>
  (typeof address === 'string' && isReference(address) && referencesIn(address)[0]) || undefined;

export interface Making {
  readonly filmedBy: ServedBy;
  /** Seconds of the transcribed recording. */
  readonly heard: number;
}

interface Bodies {
  image: GenerateImageBody;
  edit: unknown;
  cutout: unknown;
  upscale: UpscaleBody;
  video: GenerateVideoBody;
  speech: TextToSpeechBody;
  transcript: SpeechToTextBody;
  music: TextToMusicBody;
  prompt: unknown;
  chat: ChatBody;
}

interface Priced {
  readonly price: number;
  readonly reach?: Partial<Reach>;
}

/**
 * The most that a capability's body can cost, in whole credits, and how far its output reaches.
 * @throws RangeError when the cost table has no row for it
 */
export function priceBody(costs: Costs, kind: Capability, body: unknown, making: Making): Priced {
  return PRICES[kind](costs, body as never, making);
}

const PRICES: { readonly [K in Capability]: (costs: Costs, body: Bodies[K], making: Making) => Priced } = {
  image: (costs, { model, style, num_images }) => ({
    price: priceItem(costs, imageItem({ model: modelFor(model, style), count: clampCount(num_images) })),
  }),
  edit: (costs) => ({ price: priceItem(costs, editItem()) }),
  cutout: (costs) => ({ price: priceItem(costs, cutoutItem()) }),
  upscale: (costs, { factor = UPSCALE_FACTOR_DEFAULT }) => ({ price: priceItem(costs, upscaleItem({ factor })) }),
  video(costs, { model = DEFAULT_VIDEO_MODEL, duration = DEFAULT_VIDEO_SECONDS }, { filmedBy }) {
    const seconds = secondsMade(filmedBy, model, duration);
    return { price: priceItem(costs, videoItem({ model, duration: seconds })), reach: { seconds } };
  },
  speech: (costs, { text, speed = DEFAULT_SPEED }) => ({
    price: priceItem(costs, speechItem({ text: text.trim() })),
    reach: { seconds: text.length / READ_PER_SECOND / speed },
  }),
  transcript: (costs, _body, { heard }) => ({
    price: priceItem(costs, transcriptItem({ seconds: heard })),
    reach: { characters: Math.ceil(heard * HEARD_PER_SECOND) },
  }),
  music: (costs, { duration = MUSIC_SECONDS }) => ({
    price: priceItem(costs, musicItem({ duration })),
    reach: { seconds: duration },
  }),
  prompt: (costs) => ({ price: priceItem(costs, promptItem()), reach: { characters: PROMPT_MAX } }),
  chat: (costs, { messages, model = DEFAULT_CHAT_MODEL, max_tokens = DEFAULT_MAX_TOKENS }) => ({
    price: priceChat(costs, model, messages, max_tokens),
    reach: { characters: max_tokens * CHARACTERS_PER_TOKEN },
  }),
};
