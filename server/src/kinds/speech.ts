import type { Speaker } from '@flint/engines/speech/speaker';
import type { Config } from '../config';
import type { MediaKind } from '../features/generation/media-kind';
import { builtInSpeech, endpointSpeech, speechKind, vendorSpeechKind } from '../features/speech/speech-kind';
import { createFalSpeech } from '../providers/fal/fal-speech';
import { createOpenAiSpeechModel } from '../providers/openai-compatible/speech';

/**
 * Whoever speaks here: the endpoint whose model is named for it, else fal.ai, else the built-in voices.
 * @param ffmpeg the program
 */
export function chooseSpeech({ openai, fal }: Config, ffmpeg: string, speaker: Speaker): MediaKind<'speech'> {
  if (openai?.speechModel) {
    return speechKind(endpointSpeech(createOpenAiSpeechModel({ ...openai, model: openai.speechModel }), ffmpeg));
  }
  if (fal) return vendorSpeechKind(createFalSpeech(fal), ffmpeg);
  return speechKind(builtInSpeech(speaker));
}
