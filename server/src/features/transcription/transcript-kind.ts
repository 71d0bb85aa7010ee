import type { TranscriptOutput, TranscriptRecipe } from '@flint/shared/contracts/recipes/transcript';
import { type SpeechToTextBody, TRANSCRIPTION_LIMIT_MS } from '@flint/shared/contracts/speech';
import type { Kind } from '../generation/kind';
import type { Recordings } from './recordings';
import { toTranscriptRecipe } from './transcript-recipe';

/** Left for queueing, copying and answering, in milliseconds. */
const MARGIN_MS = 15_000;

/** Whatever was heard, as a run keeps it. */
export function toOutput(
  { text, segments, language }: Pick<TranscriptOutput, 'text' | 'segments'> & { language: string | null },
  draft: boolean,
): TranscriptOutput {
  return {
    text,
    segments: segments.map(({ start, end, text: said }) => ({ start, end, text: said })),
    language,
    draft,
  };
}

/** @param whyNot what this maker cannot hear, in words */
export function transcriptKind(
  maker: Kind<'transcript'>['maker'],
  recordings: Recordings,
  whyNot?: (recipe: TranscriptRecipe) => string | undefined,
): Kind<'transcript'> {
  return {
    kind: 'transcript',
    label: 'Transcript',
    maker,
    recipe: (userId, body: SpeechToTextBody, generation) =>
      toTranscriptRecipe({ generation, recordings }, userId, body),
    title: ({ name }) => name,
    timeoutMs: () => TRANSCRIPTION_LIMIT_MS - MARGIN_MS,
    ...(whyNot && { whyNot }),
  };
}
