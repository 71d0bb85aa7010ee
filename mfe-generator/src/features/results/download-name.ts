import type { GeneratedImage } from '@flint/shared/contracts/generated-image';

/** A file name people recognise: the first words of the prompt, and the seed. */
export function downloadName({ prompt, seed, content_type }: GeneratedImage): string {
  const words = prompt
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+/, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  return `${words || 'picture'}-${seed}.${content_type.split('/')[1] ?? 'png'}`;
}
