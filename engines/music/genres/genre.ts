import type { MusicGenre, MusicMood } from '@flint/shared/contracts/music';
import type { Mode } from '../theory/scale';
import type { Range } from '../theory/voicing';

/**
 * A bar as sixteenths, a character each (blanks between beats are for reading). `.` is a rest and `_` sustains the note
 * before it. The part that uses a pattern documents the other characters.
 */
export type Pattern = string;

/**
 * A chord progression, usually of four bars, as Roman numerals: bars separated by `|`, chords of one bar by a blank.
 */
export type Progression = string;

export interface Sound {
  /** General MIDI programs (of drums, kits) to choose from, 0–127. */
  readonly programs: readonly [number, ...number[]];
  /** MIDI volume, 0–127. */
  readonly level: number;
  readonly pan?: number;
  readonly reverb?: number;
  readonly chorus?: number;
  readonly brightness?: number;
  /** Least energy of the sections it plays in, 0–1. */
  readonly enters: number;
  /** Delay behind the beat, milliseconds. */
  readonly lag?: number;
  /** `pump` ducks on every beat as under a kick's compressor; `breathe` swells and fades over two bars. */
  readonly expression?: 'pump' | 'breathe';
}

export const DRUMS = {
  ...{ kick: 36, snare: 38, brush: 40, rim: 37, clap: 39, hat: 42, pedal: 44, open: 46, ride: 51, bell: 53, crash: 49 },
  ...{ floor: 43, low: 45, mid: 47, high: 50, shaker: 70, tambourine: 54, cowbell: 56, congaHigh: 63, congaLow: 64 },
  ...{ clave: 75 },
} as const;
export type Drum = keyof typeof DRUMS;
/** `X` accented, `x` plain, `o` soft. */
export type Groove = Readonly<Partial<Record<Drum, Pattern>>>;

export interface DrumPart extends Sound {
  /** By energy: under 0.5, under 0.8, above. */
  readonly grooves: readonly [light: Groove, main: Groove, lift: Groove];
  /** Accent at the start of a louder section and at the end of the piece. */
  readonly accent: 'crash' | 'ride';
  /** Last bars of a section. */
  readonly fills: readonly [Groove, ...Groove[]];
}

export interface BassPart extends Sound {
  readonly range: Range;
  /**
   * `R` root (`r` soft), `5` fifth, `3` third, `8` octave, `w` walks on, `a` leads into the next root. One is chosen for
   * each theme.
   */
  readonly patterns: readonly [Pattern, ...Pattern[]];
}

export interface ChordPart extends Sound {
  readonly name: string;
  readonly range: Range;
  readonly voices: number;
  /** `C` chord, `c` soft, `D` strummed down, `U` up, `1`–`6` one voice from the lowest. One is chosen for each theme. */
  readonly patterns: readonly [Pattern, ...Pattern[]];
  /** Single notes ring until the chord changes, as under a pedal. */
  readonly rings?: boolean;
}

export interface MelodyPart extends Sound {
  readonly range: Range;
  /** `x` starts a note. Two are chosen for each motif. */
  readonly rhythms: readonly [Pattern, Pattern, ...Pattern[]];
  /** How often the line leaps rather than steps, 0–1. */
  readonly leaps: number;
  /** Steps of the melody instead of the key's own mode. */
  readonly mode?: Readonly<Record<'major' | 'minor', Mode>>;
}

export interface Harmony {
  readonly A: readonly [Progression, ...Progression[]];
  readonly B: readonly [Progression, ...Progression[]];
  readonly bridge: Progression;
  /** The bar before the last chord. */
  readonly cadence: Progression;
  readonly last: string;
}

export interface Genre {
  readonly id: MusicGenre;
  /** Quarter notes a minute. */
  readonly tempo: readonly [slow: number, fast: number];
  readonly beatsPerBar: 3 | 4;
  /** The mode where neither the mood nor the user chooses one. */
  readonly favours: 'major' | 'minor';
  readonly mood: MusicMood;
  readonly modes: Readonly<Record<'major' | 'minor', Mode>>;
  readonly harmony: Readonly<Record<'major' | 'minor', Harmony>>;
  /** Swing: where the second of two equal notes falls, as a share of both: 0.5 is straight, 0.67 a triplet. */
  readonly swing?: { readonly unit: 'eighth' | 'sixteenth'; readonly share: number };
  /** Standard deviation of the timing jitter, milliseconds. */
  readonly looseness: number;
  /** Slows down into the last chord. */
  readonly ritardando?: boolean;
  /** Least length of the last chord's ring, seconds. */
  readonly tail: number;
  readonly drums?: DrumPart;
  readonly bass?: BassPart;
  readonly chords: readonly [ChordPart, ...ChordPart[]];
  readonly melody: MelodyPart;
}
