import { randomInt } from 'node:crypto';
import { DEFAULT_AUDIO_FORMAT } from '@flint/shared/contracts/audio';
import { SEED_MAX } from '@flint/shared/contracts/image-options';
import type { TextToMusicBody } from '@flint/shared/contracts/music';
import type { MusicRecipe } from '@flint/shared/contracts/recipes/music';

/**
 * Fills in every default, so that the recipe alone reproduces the piece; null leaves a choice to the maker.
 * @param seconds default length
 */
export function toMusicRecipe(body: TextToMusicBody, seconds: number): MusicRecipe {
  const { prompt, duration, genre, mood, tempo, key, seed, format, stems, midi } = body;
  return {
    ...{ prompt, duration: duration ?? seconds },
    ...{ genre: genre ?? null, mood: mood ?? null, tempo: tempo ?? null, key: key ?? null },
    ...{ seed: seed ?? randomInt(SEED_MAX), format: format ?? DEFAULT_AUDIO_FORMAT },
    ...{ stems: stems ?? false, midi: midi ?? false },
  };
}
