import type { TranscriptionModel } from '@flint/engines/spec/direct-models';
import type { Transcript, TranscriptionOrder } from '@flint/engines/spec/media-orders';
import type { Offered } from '@flint/engines/spec/offers';
import { isTooLong, RECORDING_MAX_S, type Transcriber } from '@flint/engines/spec/transcriber';
import type { ServedBy } from '@flint/shared/contracts/providers';
import type { TranscriptRecipe } from '@flint/shared/contracts/recipes/transcript';
import type { Segment } from '@flint/shared/contracts/speech';
import { type Engine, type Vendor, vendorWork } from '../generation/kind';
import { hearInParts } from './hear-in-parts';
import type { Recordings } from './recordings';

/** The output of a run from a recogniser's result. */
function toOutput({ text, segments, language }: Transcript, { seconds }: TranscriptRecipe, draft: boolean) {
  return { text, segments: inOrder(segments, seconds), language, draft };
}

/** Segments as they are said: within the sound, none reversed, the earliest first. */
function inOrder(segments: readonly Segment[], seconds: number): Segment[] {
  const within = (time: number) => Math.min(Math.max(0, time), seconds);
  return segments
    .map(({ start, end, text }) => ({ start: within(Math.min(start, end)), end: within(Math.max(start, end)), text }))
    .sort((one, other) => one.start - other.start);
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
        return { files: [], output: toOutput(heard, recipe, true) };
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
    whyNot: ({ language }) => model.whyNot(language),
    async make(recipe, context) {
      context.say('Listening', null);
      const sound = await recordings.toSound(recipe, context);
      const { placed, ...heard } = await hearInParts(model, sound, recipe.language, context.signal, context.tellUsage);
      const output = toOutput(heard, recipe, false);
      return { files: [], output: placed ? { ...output, placed } : output };
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
    whyNot: (recipe) => model.whyNot?.({ audioUrl: '', language: recipe.language }),
    work: vendorWork<'transcript', TranscriptionOrder, Transcript>({
      model,
      async toOrder(recipe, context) {
        const [audioUrl = ''] = await inputs.addressesOf([await recordings.toVendor(recipe, context)], context.signal);
        return { audioUrl, language: recipe.language };
      },
      deliver: async (heard, recipe) => ({ files: [], output: toOutput(heard, recipe, false) }),
    }),
  };
}
