import type { Random } from '../../english/random';
import type { ChordPart } from '../genres/genre';
import type { Plan } from '../plan';
import type { Note } from '../score';
import type { PitchChord } from '../theory/chord';
import { voiced } from '../theory/voicing';
import { type Bar, stepsOf } from './bar';
import { type ComposedNote, performer } from './performer';
import { type Stroke, strokesOf } from './strokes';

/** Delay between two strings of a strum, milliseconds. */
const STRUM = 14;

/** Comping: a chord instrument with voice leading, in the pattern of the theme. */
export function composeChords(part: ChordPart, bars: readonly Bar[], plan: Plan, chance: Random): Note[] {
  const play = performer(plan, chance.fork('hands'));
  const patterns = { A: chance.pick(part.patterns), B: chance.pick(part.patterns), bridge: chance.pick(part.patterns) };
  const steps = stepsOf(plan);
  let voicing: readonly number[] = [];
  const lead = (chord: PitchChord) => {
    voicing = voiced(chord, part.voices, part.range, voicing);
    return voicing;
  };
  return bars.flatMap((bar) => {
    if (bar.section.energy < part.enters) return [];
    const { name } = bar.section;
    const strokes = strokesOf(patterns[name === 'B' || name === 'bridge' ? name : 'A']);
    return bar.chords.flatMap(({ from, steps: long, chord }) => {
      const notes = lead(chord);
      const until = from + long;
      return overChord(strokes, from, until).flatMap((stroke) =>
        ideasOf(stroke, notes, part.rings ? until : stroke.from + stroke.steps)
          .map((idea) => ({ ...idea, from: idea.from + bar.index * steps }))
          .map((idea) => play(idea, { section: bar.section, lag: part.lag ?? 0 })),
      );
    });
  });
}

/** Strokes under one chord; a stroke held from the chord before is struck again. */
function overChord(strokes: readonly Stroke[], from: number, until: number): Stroke[] {
  return strokes.flatMap((stroke) => {
    const start = Math.max(stroke.from, from);
    const end = Math.min(stroke.from + stroke.steps, until);
    return end > start ? [{ ...stroke, from: start, steps: end - start }] : [];
  });
}

function ideasOf({ sign, from, steps }: Stroke, voicing: readonly number[], until: number): ComposedNote[] {
  const voice = Number(sign);
  if (voice > 0) {
    const pitch = (voicing[(voice - 1) % voicing.length] ?? 60) + 12 * Math.floor((voice - 1) / voicing.length);
    return [{ from, steps: until - from, pitch, weight: from % 4 === 0 ? 0.82 : 0.72 }];
  }
  const order = sign === 'U' ? voicing.toReversed() : voicing;
  const strummed = sign === 'D' || sign === 'U';
  const weight = sign === 'C' || sign === 'D' ? 0.8 : 0.64;
  const length = strummed ? until - from : steps;
  return order.map((pitch, at) => ({ from, steps: length, pitch, weight, late: strummed ? at * STRUM : at * 2 }));
}
