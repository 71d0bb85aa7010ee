import type { Capability } from './kinds';
import type { ServedBy } from './providers';

/** A model that users can choose. Ids are the vendor's own. */
export interface ModelRow {
  readonly id: string;
  readonly label: string;
  readonly description: string;
}

export const FLUX_DEV = 'fal-ai/flux/dev';
export const FLUX_PRO = 'fal-ai/flux-pro/v1.1-ultra';
export const LLAMA_8B = 'meta-llama/llama-3.2-8b-instruct';

export const IMAGE_MODELS = [
  { id: FLUX_DEV, label: 'Flux Dev', description: 'A good all-rounder. The default.' },
  {
    id: 'fal-ai/flux/schnell',
    label: 'Flux Schnell',
    description: 'The fastest, for trying ideas.',
  },
  {
    id: FLUX_PRO,
    label: 'Flux Pro 1.1 Ultra',
    description: 'Fine detail and natural light.',
  },
  {
    id: 'fal-ai/recraft-v3',
    label: 'Recraft v3',
    description: 'Graphic work and lettering.',
  },
  {
    id: 'fal-ai/stable-diffusion-v35-large',
    label: 'Stable Diffusion 3.5 Large',
    description: 'Follows long prompts.',
  },
  {
    id: 'fal-ai/stable-diffusion-v3-medium',
    label: 'Stable Diffusion 3 Medium',
    description: 'Balanced and quick.',
  },
] as const satisfies readonly ModelRow[];

export type ImageModelId = (typeof IMAGE_MODELS)[number]['id'];
export const IMAGE_MODEL_IDS = IMAGE_MODELS.map((m) => m.id) as unknown as readonly [ImageModelId, ...ImageModelId[]];

/** A video model, with its inputs and lengths. */
export interface VideoModelRow extends ModelRow {
  /** Whether the vendor's model requires a picture to start from. */
  readonly needsPicture: boolean;
  /** Lengths that the vendor offers in seconds, shortest first. */
  readonly seconds: readonly [number, ...number[]];
}

export const VIDEO_MODELS = [
  {
    id: 'fal-ai/stable-video',
    label: 'Stable Video',
    needsPicture: false,
    seconds: [2.5],
    description: 'A short moving shot from a picture or words.',
  },
  {
    id: 'fal-ai/luma-dream-machine',
    label: 'Luma Dream Machine',
    needsPicture: false,
    seconds: [5, 9],
    description: 'Clips from words or a picture.',
  },
  {
    id: 'fal-ai/runway-gen3/turbo/image-to-video',
    label: 'Runway Gen-3 Turbo',
    needsPicture: true,
    seconds: [5, 10],
    description: 'A picture becomes a clip.',
  },
  {
    id: 'fal-ai/veo3/fast/image-to-video',
    label: 'Veo 3 Fast',
    needsPicture: false,
    seconds: [4, 6, 8],
    description: 'Clips with sound from a picture or words.',
  },
  {
    id: 'fal-ai/wan-pro/image-to-video',
    label: 'Wan Pro',
    needsPicture: false,
    seconds: [6],
    description: 'Detailed clips from a picture or words.',
  },
] as const satisfies readonly VideoModelRow[];

export type VideoModelId = (typeof VIDEO_MODELS)[number]['id'];
export const VIDEO_MODEL_IDS = VIDEO_MODELS.map((m) => m.id) as unknown as readonly [VideoModelId, ...VideoModelId[]];

export const LLM_MODELS: readonly ModelRow[] = [
  { id: LLAMA_8B, label: 'Llama 3.2 8B', description: 'Quick, for short texts.' },
  { id: 'meta-llama/llama-3.1-70b-instruct', label: 'Llama 3.1 70B', description: 'Careful, for long texts.' },
  { id: 'qwen/qwen-2.5-32b-instruct', label: 'Qwen 2.5 32B', description: 'Many languages.' },
];

/** The provider of each capability on a server; null without one. */
export type Makers = Readonly<Record<Capability, ServedBy | null>>;
