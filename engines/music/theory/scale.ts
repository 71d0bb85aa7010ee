import { Scale } from 'tonal';
import { type PitchChord, wrap } from './chord';

/** Modes that the genres use, by their usual names. */
export type Mode = 'major' | 'lydian' | 'mixolydian' | 'minor' | 'dorian' | 'minor pentatonic' | 'major pentatonic';

/** Pitch classes of a scale from its tonic up. */
export function scaleOf(tonic: number, mode: Mode): readonly number[] {
  return Scale.get(`C ${mode}`).intervals.map((interval) => wrap(tonic + (SEMITONES[interval] ?? 0)));
}

const SEMITONES: Readonly<Record<string, number>> = {
  ...{ '1P': 0, '2m': 1, '2M': 2, '3m': 3, '3M': 4, '4P': 5, '4A': 6, '5d': 6, '5P': 7, '6m': 8, '6M': 9 },
  ...{ '7m': 10, '7M': 11 },
};

/**
 * Adapts a scale to a chord: a scale step a semitone from a chord tone is replaced by it, so that a melody does not
 * clash with a borrowed chord.
 */
export function scaleOver(scale: readonly number[], { tones }: PitchChord): readonly number[] {
  const foreign = tones.filter((tone) => !scale.includes(tone));
  const kept = scale.filter((step) => !foreign.some((tone) => wrap(tone - step) === 1 || wrap(step - tone) === 1));
  return [...new Set([...kept, ...foreign])].sort((a, b) => a - b);
}

/** The pitch nearest to one among pitch classes, the lower of two equally near. */
export function nearest(pitch: number, classes: readonly number[]): number {
  for (let distance = 0; distance < 12; distance += 1) {
    if (classes.includes(wrap(pitch - distance))) return pitch - distance;
    if (classes.includes(wrap(pitch + distance))) return pitch + distance;
  }
  return pitch;
}

/**
 * Moves a number of scale steps up (or down, when negative) from a pitch; a pitch outside the scale starts at the
 * nearest.
 */
export function stepped(pitch: number, steps: number, scale: readonly number[]): number {
  let at = nearest(pitch, scale);
  for (let left = Math.abs(steps); left > 0; left -= 1) {
    do at += Math.sign(steps);
    while (!scale.includes(wrap(at)));
  }
  return at;
}
