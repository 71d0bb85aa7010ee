import type { Analyser } from '@flint/engines/spec/analyser';
import type { Config } from '../config';
import type { Kind } from '../features/generation/kind';
import type { Pictures } from '../features/generation/pictures';
import { promptKind } from '../features/prompts/prompt-kind';
import { builtInPrompts, endpointPrompts, falPrompts } from '../features/prompts/prompt-makers';
import { createFalCaptions } from '../providers/fal/fal-captions';
import { createFalInputFiles } from '../providers/fal/fal-input-files';
import { createOpenAiCaptionModel } from '../providers/openai-compatible/vision';

/** Whoever reads prompts from pictures here: the endpoint whose model sees, else fal.ai, else our own measures alone. */
export function choosePrompts(
  { openai, fal }: Config,
  reading: { pictures: Pictures; analyser: Analyser },
): Kind<'prompt'> {
  if (openai?.visionModel) {
    return promptKind(
      endpointPrompts(createOpenAiCaptionModel({ ...openai, model: openai.visionModel }), reading),
      reading.pictures,
    );
  }
  if (fal) return promptKind(falPrompts(createFalCaptions(fal), createFalInputFiles(fal), reading), reading.pictures);
  return promptKind(builtInPrompts(reading), reading.pictures);
}
