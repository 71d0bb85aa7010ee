import type { Random } from '../../english/random';
import type { Progression } from '../genres/genre';
import type { Plan } from '../plan';
import { chordOf, type PitchChord } from '../theory/chord';
import type { Section } from './form';

/** A chord with its start and length, in sixteenths from the start of its bar. */
export interface PlacedChord {
  readonly from: number;
  readonly steps: number;
  readonly chord: PitchChord;
}

export interface Bar {
  readonly index: number;
  readonly section: Section;
  /** Bars from the start of the section. */
  readonly within: number;
  readonly chords: readonly [PlacedChord, ...PlacedChord[]];
}

/** Sixteenths of a bar. */
export const stepsOf = ({ genre }: Plan): number => genre.beatsPerBar * 4;

/** Lays out the piece bar by bar with its chords: a section of the same name repeats its chords. */
export function barsOf(plan: Plan, chance: Random): Bar[] {
  const { genre, mode, sections, bars } = plan;
  const harmony = genre.harmony[mode];
  const a = chance.pick(harmony.A);
  const themes = { intro: a, A: a, B: chance.pick(harmony.B), bridge: harmony.bridge, outro: a };
  return sections.flatMap((section) => {
    const progression = themes[section.name].split('|');
    return Array.from({ length: section.bars }, (_, within): Bar => {
      const index = section.from + within;
      const last = index === bars - 1 && bars > 1;
      const numerals = last ? harmony.cadence : (progression[within % progression.length] ?? '');
      return { index, section, within, chords: placeChords(numerals, plan) };
    });
  });
}

function placeChords(numerals: Progression, plan: Plan): [PlacedChord, ...PlacedChord[]] {
  const [first = 'IM', second] = numerals.trim().split(/\s+/);
  const steps = stepsOf(plan);
  const half = Math.floor(steps / 8) * 4;
  const one = chordOf(first, plan.tonic);
  if (!second) return [{ from: 0, steps, chord: one }];
  return [
    { from: 0, steps: half, chord: one },
    { from: half, steps: steps - half, chord: chordOf(second, plan.tonic) },
  ];
}

/** The chord sounding at a sixteenth of a bar. */
export function chordAt(bar: Bar, step: number): PitchChord {
  return (bar.chords.findLast(({ from }) => from <= step) ?? bar.chords[0]).chord;
}
