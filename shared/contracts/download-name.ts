import type { GeneratedImage } from './generated-image';

const WORDS_MAX = 40;

/**
 * A recognisable file name: the first words of a title, and a distinguishing suffix. Only letters, digits and dashes.
 * @param ending extension without its dot
 */
export function fileName(title: string, tail: string | number | null, ending: string, nameless = 'file'): string {
  const dashed = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+/, '');
  const words = [...dashed].slice(0, WORDS_MAX).join('').replace(/-+$/, '');
  return `${words || nameless}${tail === null ? '' : `-${tail}`}.${ending}`;
}

/** The file name of a picture: words of its prompt, and its seed. */
export function downloadName(image: Pick<GeneratedImage, 'prompt' | 'seed' | 'content_type'>): string {
  return fileName(image.prompt, image.seed, image.content_type.split('/')[1] ?? 'png', 'picture');
}
