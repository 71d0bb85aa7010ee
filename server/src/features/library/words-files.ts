import { type LibraryText, type WordsFormat, wordsFormats } from '@flint/shared/contracts/library';
import type { TranscriptOutput } from '@flint/shared/contracts/recipes/transcript';
import { TRANSCRIPT_FILES } from '@flint/shared/contracts/transcript-export';
import { plainWords } from '@flint/shared/contracts/workflow/plain-words';
import { AppError } from '../../platform/http/app-error';
import type { KeptFile } from './kept-files';

const TYPES: Readonly<Record<WordsFormat, string>> = {
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  srt: TRANSCRIPT_FILES.srt.contentType,
  vtt: TRANSCRIPT_FILES.vtt.contentType,
};

/** File ending of a content type of words. */
export function wordsEnding(contentType: string): WordsFormat {
  return (Object.keys(TYPES) as WordsFormat[]).find((format) => TYPES[format] === contentType) ?? 'txt';
}

interface Kept {
  readonly words: string;
  readonly transcript: TranscriptOutput | null;
}

/**
 * An item of words as a file; a format of pictures is ignored, as it is for sounds.
 * @throws AppError `invalid_input` naming `format` for captions of what has no times
 */
export function toWordsFile({ kind, recipe }: LibraryText, kept: Kept, wanted?: string): KeptFile {
  const formats = wordsFormats(kind);
  const [usual = 'txt'] = formats;
  const format = wanted !== undefined && Object.hasOwn(TYPES, wanted) ? (wanted as WordsFormat) : usual;
  if (!formats.includes(format))
    throw new AppError('invalid_input', `This can be downloaded as ${formats.join(' or ')}.`, { field: 'format' });
  const text = write(kind, format, kept, 'seconds' in recipe ? Number(recipe.seconds) : undefined);
  return { content: Buffer.from(text.endsWith('\n') ? text : `${text}\n`), contentType: TYPES[format] };
}

function write(kind: LibraryText['kind'], format: WordsFormat, kept: Kept, seconds: number | undefined): string {
  const { words, transcript } = kept;
  if (format === 'srt' || format === 'vtt') return TRANSCRIPT_FILES[format].write(transcript?.segments ?? [], seconds);
  const isMarkdown = kind === 'answer' || kind === 'workflow';
  return format === 'txt' && isMarkdown ? plainWords(words) : words;
}
