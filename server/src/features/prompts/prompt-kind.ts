import { PROMPT_FROM_IMAGES_LIMIT_MS } from '@flint/shared/contracts/prompt-from-images';
import type { MediaKind } from '../generation/media-kind';

const TITLE_MAX = 80;

export function promptKind(maker: MediaKind<'prompt'>['maker']): MediaKind<'prompt'> {
  return {
    kind: 'prompt',
    maker,
    title: ({ images, text }) =>
      text?.slice(0, TITLE_MAX) ??
      (images.length === 1 ? 'Prompt from a picture' : `Prompt from ${images.length} pictures`),
    timeoutMs: () => PROMPT_FROM_IMAGES_LIMIT_MS,
  };
}
