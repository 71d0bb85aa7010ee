import type * as z from '@flint/shared/contracts/schema';
import { ChatBody, MESSAGE_MAX } from '../chat';
import { EditImageBody, RemoveBackgroundBody, UpscaleBody } from '../editing';
import { EDIT_PROMPT_MAX } from '../editing-limits';
import { PROMPT_MAX } from '../image-options';
import { GenerateImageBody } from '../images';
import type { Capability } from '../kinds';
import { TextToMusicBody } from '../music';
import { ANALYSED_TEXT_MAX, PromptBody } from '../prompts';
import { SPEECH_TEXT_MAX, SpeechToTextBody, TextToSpeechBody } from '../speech';
import { GenerateVideoBody, NARRATION_MAX } from '../videos';

/** Output type of a step. */
export type StepOutput = 'text' | 'image' | 'video' | 'audio';

/** A field that may contain references. */
export type Slot =
  | {
      /** Text within other text. */
      readonly takes: 'text';
      /** Character limit of the field: longer values are truncated. */
      readonly max: number;
    }
  | {
      /** The URL of one file, as the whole value. */
      readonly takes: 'file';
      readonly of: readonly StepOutput[];
    };

interface StepType {
  /** The body schema of the capability's own call. */
  readonly body: z.ZodMiniType;
  readonly gives: StepOutput;
  /** By path in the input; `*` matches any index of a list. */
  readonly slots: Readonly<Record<string, Slot>>;
}

const words = (max: number): Slot => ({ takes: 'text', max });
const file = (...of: StepOutput[]): Slot => ({ takes: 'file', of });

/** All step types. */
export const STEP_TYPES = {
  image: {
    body: GenerateImageBody,
    gives: 'image',
    slots: { prompt: words(PROMPT_MAX), image_url: file('image') },
  },
  edit: {
    body: EditImageBody,
    gives: 'image',
    slots: { prompt: words(EDIT_PROMPT_MAX), image_url: file('image') },
  },
  cutout: { body: RemoveBackgroundBody, gives: 'image', slots: { image_url: file('image') } },
  upscale: { body: UpscaleBody, gives: 'image', slots: { image_url: file('image') } },
  video: {
    body: GenerateVideoBody,
    gives: 'video',
    slots: {
      prompt: words(PROMPT_MAX),
      image_url: file('image'),
      'speech.text': words(NARRATION_MAX),
      music: words(PROMPT_MAX),
      'scenes.*.prompt': words(PROMPT_MAX),
      'scenes.*.image_url': file('image'),
    },
  },
  speech: { body: TextToSpeechBody, gives: 'audio', slots: { text: words(SPEECH_TEXT_MAX) } },
  transcript: { body: SpeechToTextBody, gives: 'text', slots: { audio_url: file('audio', 'video') } },
  music: { body: TextToMusicBody, gives: 'audio', slots: { prompt: words(PROMPT_MAX) } },
  prompt: {
    body: PromptBody,
    gives: 'text',
    slots: { 'images.*': file('image'), text: words(ANALYSED_TEXT_MAX) },
  },
  chat: { body: ChatBody, gives: 'text', slots: { 'messages.*.content': words(MESSAGE_MAX) } },
} as const satisfies Readonly<Record<Capability, StepType>>;

/** The slot at a path such as `messages.0.content`; undefined where references are not allowed. */
export function slotOf(type: Capability, path: string): Slot | undefined {
  const slots: Readonly<Record<string, Slot>> = STEP_TYPES[type].slots;
  return slots[path.replace(/(^|\.)\d+(?=\.|$)/g, '$1*')];
}
