import type { TranscriptionModel } from '@flint/engines/spec/direct-models';
import type { Transcript, TranscriptionOrder } from '@flint/engines/spec/media-orders';
import type { Offered } from '@flint/engines/spec/offers';
import { isTooLong, RECORDING_MAX_S, type Transcriber } from '@flint/engines/spec/transcriber';
import type { ServedBy } from '@flint/shared/contracts/providers';
import type { TranscriptOutput, TranscriptRecipe } from '@flint/shared/contracts/recipes/transcript';
import { type Engine, type Vendor, vendorWork } from '../generation/kind';
import type { Recordings } from './recordings';

/** The output of a run from a recogniser's result. */
function toOutput(
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

/** The built-in recogniser: English, draft quality. */
export function builtInTranscripts(transcriber: Transcriber, recordings: Recordings): Engine<'transcript'> {
  return {
    servedBy: 'embedded',
    whyNot: notHeardHere,
    make: (recipe, { userId, signal, say }) =>
      recordings.use(userId, recipe, async ({ path, own }) => {
        say('Listening', 0);
        const heard = await transcriber.transcribe(path, {
          ...(recipe.language && { language: recipe.language }),
          own,
          signal,
          onProgress: (share) => say('Listening', share * 100),
        });
        return { files: [], output: toOutput(heard, true) };
      }),
  };
}

/** Limits of the built-in recogniser, checked before credits are held. */
function notHeardHere({ seconds, language }: TranscriptRecipe): string | undefined {
  if (language !== null && !/^en(-|$)/i.test(language)) return 'The built-in engine hears English only.';
  if (!isTooLong(seconds)) return undefined;
  return `The built-in engine hears recordings of up to ${RECORDING_MAX_S / 60} minutes.`;
}

/** An OpenAI-compatible endpoint with a configured transcription model. */
export function endpointTranscripts(
  model: TranscriptionModel,
  servedBy: ServedBy,
  recordings: Recordings,
): Engine<'transcript'> {
  return {
    servedBy,
    async make(recipe, context) {
      context.say('Listening', null);
      const heard = await model.transcribe(await recordings.toVendor(recipe, context), recipe.language, context.signal);
      return { files: [], output: toOutput(heard, false) };
    },
  };
}

/** A vendor's queue. It cannot reach our files: they travel inside the request, or are uploaded to it. */
export function vendorTranscripts(
  { servedBy, model, inputs }: Extract<Offered<'transcript'>, { form: 'queue' }>,
  recordings: Recordings,
): Vendor<'transcript'> {
  return {
    servedBy,
    work: vendorWork<'transcript', TranscriptionOrder, Transcript>({
      model,
      async toOrder(recipe, context) {
        const [audioUrl = ''] = await inputs.addressesOf([await recordings.toVendor(recipe, context)], context.signal);
        return { audioUrl, language: recipe.language };
      },
      deliver: async (heard) => ({ files: [], output: toOutput(heard, false) }),
    }),
  };
}
