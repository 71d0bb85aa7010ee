import type { GeneratedImage } from './generated-image';

const WORDS_MAX = 40;

/** A file name people recognise: the first words of the prompt, and the seed. Letters, digits and dashes alone. */
export function downloadName(image: Pick<GeneratedImage, 'prompt' | 'seed' | 'content_type'>): string {
  const dashed = image.prompt
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+/, '');
  const words = [...dashed].slice(0, WORDS_MAX).join('').replace(/-+$/, '');
  return `${words || 'picture'}-${image.seed}.${image.content_type.split('/')[1] ?? 'png'}`;
}
