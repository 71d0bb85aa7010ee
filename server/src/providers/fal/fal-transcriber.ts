import type { whisperInput as WhisperInput } from '@fal-ai/client/endpoints';
import type { Transcript, TranscriptionOrder } from '@flint/engines/spec/media-orders';
import type { QueuedModel } from '@flint/engines/spec/queued-model';
import * as z from 'zod/mini';
import { heardLanguage, languageFault, whisperLanguage } from '../common/sound-languages';
import { readOutput } from './fal-files';
import { createFalQueue, type FalOptions } from './fal-queue';

type Language = NonNullable<WhisperInput['language']>;

/** Whisper omits the end of a segment where the recording stops within it. */
const Chunk = z.object({ text: z.string(), timestamp: z.tuple([z.number(), z.nullish(z.number())]) });
const Output = z.object({
  text: z.string(),
  chunks: z.nullish(z.array(Chunk)),
  inferred_languages: z.nullish(z.array(z.string())),
});

function toTranscript(output: unknown, requestId: string): Transcript {
  const { text, chunks, inferred_languages: languages } = readOutput(Output, output, requestId);
  const spoken = chunks ?? [];
  return {
    text: text.trim(),
    language: languages?.[0] ? heardLanguage(languages[0]) : null,
    segments: spoken.map(({ text: words, timestamp: [start, end] }, index) => ({
      start,
      end: end ?? spoken[index + 1]?.timestamp[0] ?? start,
      text: words.trim(),
    })),
  };
}

/** Whisper over fal.ai's queue. Silence gives an empty transcript, which is a valid result. */
export function createFalTranscriber(options: FalOptions): QueuedModel<TranscriptionOrder, Transcript> {
  return createFalQueue<TranscriptionOrder, Transcript>(options, {
    whyNot: ({ language }) => languageFault(language),
    toCall: ({ audioUrl, language }) => ({
      endpoint: 'fal-ai/whisper',
      input: {
        audio_url: audioUrl,
        task: 'transcribe',
        chunk_level: 'segment',
        ...(language !== null && { language: (whisperLanguage(language) ?? language) as Language }),
      } satisfies WhisperInput,
    }),
    toResult: toTranscript,
  });
}
