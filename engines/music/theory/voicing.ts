import { type PitchChord, wrap } from './chord';

export interface Range {
  readonly low: number;
  readonly high: number;
}

/**
 * Low interval limit: below this MIDI key close intervals sound muddy (arranging practice: no thirds under about E3).
 */
const MUD = 52;

/**
 * Voice leading: the chord's notes nearest to the ones before, so that each voice moves as little as possible.
 * @param voices notes wanted; of a chord with more, the root is left out first (the bass has it), then the fifth
 * @param before the voicing to lead on from; empty at the start
 */
export function voiced(chord: PitchChord, voices: number, range: Range, before: readonly number[]): number[] {
  const tones = thinned(chord, voices);
  const options = tones.flatMap((_, turn) => {
    const order = [...tones.slice(turn), ...tones.slice(0, turn)];
    return octaves(order[0] ?? 0, range).map((bottom) => stacked(bottom, order));
  });
  const middle = (range.low + range.high) / 2;
  const cost = (notes: readonly number[]) => {
    const moved = before.length > 0 ? motion(before, notes) : Math.abs(mean(notes) - middle) * 2;
    const over = Math.max(0, (notes.at(-1) ?? 0) - range.high) * 4;
    const muddy = notes.filter((note, at) => note < MUD && (notes[at + 1] ?? 127) - note < 5).length * 6;
    return moved + over + muddy + Math.abs(mean(notes) - middle) * 0.35;
  };
  return options.reduce((best, next) => (cost(next) < cost(best) ? next : best));
}

function thinned({ root, tones }: PitchChord, voices: number): number[] {
  const kept = [...tones];
  const fifth = wrap(root + 7);
  for (const spare of [root, fifth]) {
    if (kept.length > voices && kept.length > 3) kept.splice(kept.indexOf(spare), kept.includes(spare) ? 1 : 0);
  }
  const chosen = kept.slice(0, voices);
  return chosen.length < voices ? [...chosen, root] : chosen;
}

function octaves(tone: number, { low, high }: Range): number[] {
  const first = low + wrap(tone - low);
  const all: number[] = [first];
  while ((all.at(-1) ?? high) + 12 <= high - 4) all.push((all.at(-1) ?? 0) + 12);
  return all;
}

function stacked(bottom: number, tones: readonly number[]): number[] {
  const notes = [bottom];
  for (const tone of tones.slice(1)) {
    const below = notes.at(-1) ?? bottom;
    notes.push(below + (wrap(tone - below) || 12));
  }
  return notes;
}

function motion(before: readonly number[], notes: readonly number[]): number {
  return notes.reduce((sum, note) => sum + Math.min(...before.map((each) => Math.abs(each - note))), 0);
}

const mean = (notes: readonly number[]) => notes.reduce((sum, note) => sum + note, 0) / notes.length;
