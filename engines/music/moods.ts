import type { MusicMood } from '@flint/shared/contracts/music';

/** Changes that a mood makes to a genre. */
export interface MoodTraits {
  readonly mode: 'major' | 'minor' | 'either';
  /** Position of the tempo in the genre's range: 0 slow, 1 fast. */
  readonly pace: number;
  /** Added to the velocity, as a share. */
  readonly force: number;
  /** Added to MIDI brightness. */
  readonly light: number;
  /** Rhythms that the melody prefers: 0 the fewest notes, 1 the most. */
  readonly density: number;
}

export const MOODS: Readonly<Record<MusicMood, MoodTraits>> = {
  uplifting: { mode: 'major', pace: 0.6, force: 0.04, light: 4, density: 0.6 },
  happy: { mode: 'major', pace: 0.75, force: 0.04, light: 6, density: 0.8 },
  calm: { mode: 'either', pace: 0.1, force: -0.14, light: -6, density: 0.1 },
  dreamy: { mode: 'either', pace: 0.2, force: -0.08, light: -3, density: 0.2 },
  romantic: { mode: 'either', pace: 0.3, force: -0.05, light: -2, density: 0.4 },
  melancholic: { mode: 'minor', pace: 0.1, force: -0.1, light: -8, density: 0.2 },
  dark: { mode: 'minor', pace: 0.35, force: 0, light: -10, density: 0.3 },
  tense: { mode: 'minor', pace: 0.7, force: 0.05, light: 0, density: 0.6 },
  energetic: { mode: 'either', pace: 0.85, force: 0.1, light: 6, density: 0.9 },
  epic: { mode: 'minor', pace: 0.5, force: 0.1, light: 2, density: 0.5 },
};
