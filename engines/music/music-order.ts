import type { MusicGenre, MusicKey, MusicMood } from '@flint/shared/contracts/music';

/** A piece as it is ordered; what is null is read from the prompt, and else chosen by the seed. */
export interface MusicOrder {
  readonly prompt: string;
  /** Length of the piece with its tail. */
  readonly seconds: number;
  readonly genre: MusicGenre | null;
  readonly mood: MusicMood | null;
  /** Quarter notes a minute. */
  readonly tempo: number | null;
  readonly key: MusicKey | null;
  readonly seed: number;
}
