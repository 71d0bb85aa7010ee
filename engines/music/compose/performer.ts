import type { Random } from '../../english/random';
import type { Plan } from '../plan';
import type { Note } from '../score';
import type { Section } from './form';

/** A composed note before performance; times in sixteenths from the start of the piece. */
export interface ComposedNote {
  readonly from: number;
  readonly steps: number;
  readonly pitch: number;
  /** Dynamics, 0–1, before the section and the performer add to it. */
  readonly weight: number;
  /** Delay in milliseconds, for the later strings of a strum. */
  readonly late?: number;
}

export interface Playing {
  readonly section: Section;
  /** Delay behind the beat, milliseconds. */
  readonly lag?: number;
}

export type Play = (idea: ComposedNote, playing: Playing) => Note;

/**
 * Humanisation: timing jitter by the genre's looseness, swing, and velocity by the section's energy. Each performer has
 * a PRNG stream of its own.
 */
export function performer({ genre, tempo, traits }: Plan, chance: Random): Play {
  const beat = 60_000 / tempo;
  return ({ from, steps, pitch, weight, late = 0 }, { section, lag = 0 }) => {
    const strayed = gaussian(chance) * genre.looseness;
    const at = Math.max(0, swung(from, genre.swing) / 4 + (strayed + lag + late) / beat);
    const end = swung(from + steps, genre.swing) / 4;
    const force = weight * (0.72 + 0.3 * section.energy + traits.force) + gaussian(chance) * 0.03;
    return {
      at,
      length: Math.max(0.06, end - at - 0.02),
      pitch: Math.round(Math.min(127, Math.max(0, pitch))),
      velocity: Math.round(Math.min(127, Math.max(8, force * 112))),
    };
  };
}

/** Swing: delays the second of two equal notes; times in sixteenths. */
function swung(step: number, swing: Plan['genre']['swing']): number {
  if (!swing) return step;
  const pair = swing.unit === 'eighth' ? 4 : 2;
  const start = Math.floor(step / pair) * pair;
  const share = (step - start) / pair;
  const moved = share <= 0.5 ? share * 2 * swing.share : swing.share + (share - 0.5) * 2 * (1 - swing.share);
  return start + moved * pair;
}

/** Approximately normal random number of deviation 1 (the sum of three uniform ones), never beyond 3. */
function gaussian(chance: Random): number {
  return (chance.next() + chance.next() + chance.next() - 1.5) * 2;
}
