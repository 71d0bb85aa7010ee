import { Chord, Note, RomanNumeral } from 'tonal';

/** A chord as pitch classes, 0 (C) to 11, in the order they are stacked. */
export interface PitchChord {
  readonly root: number;
  readonly tones: readonly number[];
}

/**
 * Parses a Roman numeral over a tonic: capital numerals counted on the major scale, the quality written out ("IIm7",
 * "V7", "bVImaj7", "IVM").
 * @throws RangeError when it names none
 */
export function chordOf(numeral: string, tonic: number): PitchChord {
  const { empty, step, alt, chordType } = RomanNumeral.get(numeral);
  const { intervals } = Chord.get(`C${chordType}`);
  if (empty || intervals.length === 0) throw new RangeError(`"${numeral}" is no chord.`);
  const root = wrap(tonic + (MAJOR[step] ?? 0) + alt);
  return { root, tones: intervals.map((interval) => wrap(root + Note.chroma(Note.transpose('C', interval)))) };
}

/** Chord tones that a melody may rest on: none a semitone above another, which would clash as a minor ninth. */
export function restful({ tones }: PitchChord): readonly number[] {
  const calm = tones.filter((tone) => !tones.includes(wrap(tone - 1)));
  return calm.length > 0 ? calm : tones;
}

const MAJOR = [0, 2, 4, 5, 7, 9, 11] as const;

/** Pitch class of a pitch, 0–11. */
export const wrap = (pitch: number): number => ((pitch % 12) + 12) % 12;
