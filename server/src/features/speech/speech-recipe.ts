import { DEFAULT_AUDIO_FORMAT } from '@flint/shared/contracts/audio';
import type { SpeechRecipe } from '@flint/shared/contracts/recipes/speech';
import { DEFAULT_SPEED, type TextToSpeechBody } from '@flint/shared/contracts/speech';
import { DEFAULT_VOICE } from '@flint/shared/contracts/voices';

/** Fills in every default, so that the recipe alone reproduces the speech. */
export function toSpeechRecipe({ text, voice, format, speed }: TextToSpeechBody): SpeechRecipe {
  return {
    text,
    voice: voice ?? DEFAULT_VOICE,
    format: format ?? DEFAULT_AUDIO_FORMAT,
    speed: speed ?? DEFAULT_SPEED,
  };
}
