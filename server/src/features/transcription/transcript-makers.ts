import { readFile } from 'node:fs/promises';
import type { TranscriptionModel } from '@flint/engines/spec/direct-models';
import type { InputFile, InputFiles } from '@flint/engines/spec/input-files';
import type { Transcript, TranscriptionOrder } from '@flint/engines/spec/media-orders';
import type { QueuedModel } from '@flint/engines/spec/queued-model';
import { RECORDING_MAX_S, type Transcriber } from '@flint/engines/spec/transcriber';
import type { TranscriptRecipe } from '@flint/shared/contracts/recipes/transcript';
import { fileTypeFromFile } from 'file-type/node';
import { type Engine, type Vendor, vendorWork } from '../generation/kind';
import type { Recordings } from './recordings';
import { toOutput } from './transcript-kind';

/** The recogniser of this machine: English, and a draft. */
export function builtInTranscripts(transcriber: Transcriber, recordings: Recordings): Engine<'transcript'> {
  return {
    servedBy: 'embedded',
    make: (recipe, { userId, signal, say }) =>
      recordings.use(userId, recipe, async ({ path }) => {
        say('Listening', 0);
        const heard = await transcriber.transcribe(path, {
          ...(recipe.language && { language: recipe.language }),
          signal,
          onProgress: (share) => say('Listening', share * 100),
        });
        return { files: [], output: toOutput(heard, true) };
      }),
  };
}

/** What the recogniser of this machine does not hear; asked before anything is held. */
export function notHeardHere({ seconds, language }: TranscriptRecipe): string | undefined {
  if (language !== null && !/^en(-|$)/i.test(language)) return 'The built-in engine hears English only.';
  if (seconds <= RECORDING_MAX_S) return undefined;
  return `The built-in engine hears recordings of up to ${RECORDING_MAX_S / 60} minutes.`;
}

/** An OpenAI-compatible endpoint, where a model that hears is named. */
export function endpointTranscripts(model: TranscriptionModel, recordings: Recordings): Engine<'transcript'> {
  return {
    servedBy: 'openai-compatible',
    make: (recipe, { userId, signal, say }) =>
      recordings.use(userId, recipe, async ({ path }) => {
        say('Listening', null);
        const heard = await model.transcribe(await inputOf(path), recipe.language, signal);
        return { files: [], output: toOutput(heard, false) };
      }),
  };
}

/** fal.ai, which cannot reach our files: they travel inside the request, or as copies that it keeps for a day. */
export function falTranscripts(
  model: QueuedModel<TranscriptionOrder, Transcript>,
  inputs: InputFiles,
  recordings: Recordings,
): Vendor<'transcript'> {
  return {
    servedBy: 'fal',
    work: vendorWork<'transcript', TranscriptionOrder, Transcript>({
      model,
      toOrder: (recipe, { userId, signal }) =>
        recordings.use(userId, recipe, async ({ path }) => {
          const [audioUrl = ''] = await inputs.addressesOf([await inputOf(path)], signal);
          return { audioUrl, language: recipe.language };
        }),
      deliver: async (heard) => ({ files: [], output: toOutput(heard, false) }),
    }),
  };
}

async function inputOf(path: string): Promise<InputFile> {
  const kind = await fileTypeFromFile(path);
  return { bytes: await readFile(path), contentType: kind?.mime ?? 'application/octet-stream' };
}
