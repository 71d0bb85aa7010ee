import type { MusicGenre } from '@flint/shared/contracts/music';
import { MUSIC_GENRES } from '@flint/shared/contracts/music';
import type { MusicRecipe } from '@flint/shared/contracts/recipes/music';
import type { Facts } from '@flint/shared/orders/parts/run-facts';

/** Display name of a genre. */
export function genreLabel(id: MusicGenre | string): string {
  return MUSIC_GENRES.find((genre) => genre.id === id)?.label ?? id;
}

/** Capitalises the first letter. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A position in a piece, or its length: `1:05`. */
export function formatSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Facts of a piece: its length, choices, format and seed. */
export function factsOf({ duration, genre, mood, tempo, key, format, seed }: MusicRecipe): Facts {
  return {
    details: [
      formatSeconds(duration),
      genre && genreLabel(genre),
      mood,
      tempo && `${tempo} bpm`,
      key,
      format.toUpperCase(),
      `seed ${seed}`,
    ].map((detail) => detail || undefined),
  };
}
