import { findPocketsphinx } from '@flint/engines/transcription/find-pocketsphinx';
import { createTranscriber } from '@flint/engines/transcription/transcriber';
import type { Config } from '../config';
import type { Kind } from '../features/generation/kind';
import type { Recordings } from '../features/transcription/recordings';
import { transcriptKind } from '../features/transcription/transcript-kind';
import {
  builtInTranscripts,
  endpointTranscripts,
  falTranscripts,
  notHeardHere,
} from '../features/transcription/transcript-makers';
import { createFalInputFiles } from '../providers/fal/fal-input-files';
import { createFalTranscriber } from '../providers/fal/fal-transcriber';
import { createOpenAiTranscriptionModel } from '../providers/openai-compatible/transcription';

/**
 * Whoever writes recordings down here: the endpoint whose model is named for it, else fal.ai, else the recogniser of
 * this machine, else nobody, with what would help.
 * @param ffmpeg the program
 */
export async function chooseTranscripts(
  { openai, fal, pocketsphinxPath }: Config,
  ffmpeg: string,
  recordings: Recordings,
): Promise<Kind<'transcript'>> {
  if (openai?.transcriptionModel) {
    const model = createOpenAiTranscriptionModel({ ...openai, model: openai.transcriptionModel });
    return transcriptKind(endpointTranscripts(model, recordings), recordings);
  }
  if (fal)
    return transcriptKind(falTranscripts(createFalTranscriber(fal), createFalInputFiles(fal), recordings), recordings);
  try {
    await findPocketsphinx(pocketsphinxPath);
  } catch (error) {
    return transcriptKind({ servedBy: null, whyNot: (error as Error).message }, recordings);
  }
  const transcriber = createTranscriber({ ffmpeg, pocketsphinx: pocketsphinxPath });
  return transcriptKind(builtInTranscripts(transcriber, recordings), recordings, notHeardHere);
}
