import type { Capability } from '@flint/shared/contracts/models';
import { DEFAULT_VOICE } from '@flint/shared/contracts/voices';
import {
  AudioLines,
  Captions,
  Clapperboard,
  Image,
  ImageUpscale,
  type LucideIcon,
  MessageSquare,
  Music,
  ScanEye,
  Scissors,
  WandSparkles,
} from 'lucide-react';

interface StepKind {
  readonly label: string;
  readonly icon: LucideIcon;
  /** The text input: its path, and its label. */
  readonly words?: { readonly path: string; readonly label: string; readonly optional?: boolean };
  /** The file input from an earlier step. */
  readonly file?: { readonly path: string; readonly label: string; readonly optional?: boolean };
  readonly blank: Readonly<Record<string, unknown>>;
}

/** Tokens for a post or a short script. */
const SHORT_ANSWER = 300;
const SHORT_FILM_S = 5;
const SHORT_PIECE_S = 20;

/** Form definition of each kind of step, in display order. */
export const STEP_KINDS: Readonly<Record<Capability, StepKind>> = {
  chat: {
    ...{ label: 'Words', icon: MessageSquare },
    words: { path: 'messages.0.content', label: 'What to write' },
    blank: { messages: [{ role: 'user', content: '' }], max_tokens: SHORT_ANSWER },
  },
  image: {
    ...{ label: 'Picture', icon: Image },
    words: { path: 'prompt', label: 'Prompt' },
    file: { path: 'image_url', label: 'Start from', optional: true },
    blank: { prompt: '', image_url: '', num_images: 1, aspect_ratio: '1:1' },
  },
  edit: {
    ...{ label: 'Edit', icon: WandSparkles },
    words: { path: 'prompt', label: 'What to change' },
    file: { path: 'image_url', label: 'Picture' },
    blank: { image_url: '', prompt: '' },
  },
  cutout: {
    ...{ label: 'Cut out', icon: Scissors },
    file: { path: 'image_url', label: 'Picture' },
    blank: { image_url: '' },
  },
  upscale: {
    ...{ label: 'Upscale', icon: ImageUpscale },
    file: { path: 'image_url', label: 'Picture' },
    blank: { image_url: '', factor: 2 },
  },
  video: {
    ...{ label: 'Film', icon: Clapperboard },
    words: { path: 'prompt', label: 'Prompt' },
    file: { path: 'image_url', label: 'Start from', optional: true },
    blank: { prompt: '', image_url: '', duration: SHORT_FILM_S },
  },
  speech: {
    ...{ label: 'Voice', icon: AudioLines },
    words: { path: 'text', label: 'Text' },
    blank: { text: '', voice: DEFAULT_VOICE },
  },
  music: {
    ...{ label: 'Music', icon: Music },
    words: { path: 'prompt', label: 'Prompt' },
    blank: { prompt: '', duration: SHORT_PIECE_S },
  },
  prompt: {
    ...{ label: 'Prompt from a picture', icon: ScanEye },
    words: { path: 'text', label: 'A text to read', optional: true },
    file: { path: 'images.0', label: 'Picture to read', optional: true },
    blank: { images: [''], text: '' },
  },
  transcript: {
    ...{ label: 'Transcript', icon: Captions },
    file: { path: 'audio_url', label: 'Recording' },
    blank: { audio_url: '' },
  },
};
