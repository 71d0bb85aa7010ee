import type { MediaTools } from '@flint/engines/spec/media-tools';
import type { Speaker } from '@flint/engines/spec/speaker';
import type { Config } from '../config';
import type { Kind } from '../features/generation/kind';
import { builtInSpeech, endpointSpeech, speechKind, vendorSpeechKind } from '../features/speech/speech-kind';
import { createFalSpeech } from '../providers/fal/fal-speech';
import { createOpenAiSpeechModel } from '../providers/openai-compatible/speech';

/**
 * Whoever speaks here: the endpoint whose model is named for it, else fal.ai, else the built-in voices.
 * @param tools writes what a vendor sent in the ordered format
 */
export function chooseSpeech({ openai, fal }: Config, tools: MediaTools, speaker: Speaker): Kind<'speech'> {
  if (openai?.speechModel) {
    return speechKind(endpointSpeech(createOpenAiSpeechModel({ ...openai, model: openai.speechModel }), tools));
  }
  if (fal) return vendorSpeechKind(createFalSpeech(fal), tools);
  return speechKind(builtInSpeech(speaker));
}
