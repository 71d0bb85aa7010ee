import { AUDIO_FORMATS, DEFAULT_AUDIO_FORMAT } from '@flint/shared/contracts/audio';
import type { Costs } from '@flint/shared/contracts/credits';
import {
  type GenerateMusicBody,
  MUSIC_GENRE_IDS,
  MUSIC_KEYS,
  MUSIC_MOODS,
  MUSIC_SECONDS_MAX,
  MUSIC_SECONDS_MIN,
  QUICK_SECONDS,
  QUICK_SECONDS_MAX,
  type TextToMusicBody,
} from '@flint/shared/contracts/music';
import { musicItem, shownPrice } from '@flint/shared/contracts/prices/line-items';
import type { MusicRecipe } from '@flint/shared/contracts/recipes/music';
import * as z from '@flint/shared/contracts/schema';

/** The quick mode has few fields and makes short pieces; the full one has all fields. */
const MODES = ['quick', 'full'] as const;

/** The stored form; missing and invalid values take their default. */
export const Order = z.object({
  mode: z.catch(z.enum(MODES), 'quick'),
  prompt: z.catch(z.string(), ''),
  /** Seconds. */
  duration: z.catch(z.int().check(z.minimum(MUSIC_SECONDS_MIN), z.maximum(MUSIC_SECONDS_MAX)), QUICK_SECONDS),
  /** Null leaves it to the composer, also below. */
  genre: z.catch(z.nullable(z.enum(MUSIC_GENRE_IDS)), null),
  mood: z.catch(z.nullable(z.enum(MUSIC_MOODS)), null),
  key: z.catch(z.nullable(z.enum(MUSIC_KEYS)), null),
  /** As typed; empty leaves it to the composer. */
  tempo: z.catch(z.string(), ''),
  format: z.catch(z.enum(AUDIO_FORMATS), DEFAULT_AUDIO_FORMAT),
  stems: z.catch(z.boolean(), false),
  midi: z.catch(z.boolean(), false),
  keepSeed: z.catch(z.boolean(), false),
  /** As typed. */
  seed: z.catch(z.string(), ''),
});
export type Order = z.infer<typeof Order>;

/** The longest piece of the chosen mode, in seconds. */
export function longestOf({ mode }: Pick<Order, 'mode'>): number {
  return mode === 'quick' ? QUICK_SECONDS_MAX : MUSIC_SECONDS_MAX;
}

/** The actual length: one chosen in the full mode may be too long for the quick one. */
export function secondsOf(order: Pick<Order, 'mode' | 'duration'>): number {
  return Math.min(order.duration, longestOf(order));
}

/** The price in whole credits; undefined until the prices are known. */
export function priceOf(order: Order, costs: Costs | null): number | undefined {
  return shownPrice(costs, musicItem({ duration: secondsOf(order) }));
}

/** The request body of the quick mode. */
export function toQuickBody(order: Order): GenerateMusicBody {
  const { prompt, genre, mood, keepSeed, seed } = order;
  return {
    prompt: prompt.trim(),
    duration: secondsOf(order),
    ...(genre && { genre }),
    ...(mood && { mood }),
    ...(keepSeed && { seed: Number(seed) }),
  };
}

/** The request body of the full mode, which has more fields. */
export function toFullBody(order: Order): TextToMusicBody {
  const { key, tempo, format, stems, midi } = order;
  return {
    ...{ ...toQuickBody(order), format, stems, midi },
    ...(key && { key }),
    ...(tempo.trim() !== '' && { tempo: Number(tempo) }),
  };
}

/** The order that reproduces a recipe, with its seed. */
export function orderOf(recipe: MusicRecipe): Order {
  const { duration, tempo, key, format, stems, midi } = recipe;
  const full =
    duration > QUICK_SECONDS_MAX || tempo !== null || key !== null || format !== DEFAULT_AUDIO_FORMAT || stems || midi;
  return Order.parse({
    ...recipe,
    mode: full ? 'full' : 'quick',
    tempo: tempo === null ? '' : String(tempo),
    keepSeed: true,
    seed: String(recipe.seed),
  });
}
