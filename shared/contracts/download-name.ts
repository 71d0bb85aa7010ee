import type { GeneratedImage } from './generated-image';
import { splitGraphemes } from './graphemes';

const WORDS_MAX = 40;
/** What is no part of a word. A joiner is one between letters, as in Persian. */
const PARTING = /(?:(?!(?<=[\p{L}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}]))[^\p{L}\p{M}\p{N}])+/gu;

/**
 * A recognisable file name: the first words of a title, and a distinguishing suffix. Only letters with their marks, digits and dashes.
 * @param ending extension without its dot
 */
export function fileName(title: string, tail: string | number | null, ending: string, nameless = 'file'): string {
  const dashed = title.normalize('NFC').toLowerCase().replace(PARTING, '-').replace(/^-+/, '');
  const words = splitGraphemes(dashed).slice(0, WORDS_MAX).join('').replace(/-+$/, '');
  return `${words || nameless}${tail === null ? '' : `-${tail}`}.${ending}`;
}

/** The file name of a picture: words of its prompt, and its seed; of a photo its own name. */
export function downloadName(image: Pick<GeneratedImage, 'prompt' | 'seed' | 'content_type' | 'type'>): string {
  const { prompt, seed, content_type, type } = image;
  const ending = content_type.split('/')[1] ?? 'png';
  if (type === 'uploaded') return fileName(prompt.replace(/\.\w{1,5}$/, ''), null, ending, 'photo');
  return fileName(prompt, seed, ending, 'picture');
}
