import type { MusicSection } from '@flint/shared/contracts/music';

/** A section of the song. */
export interface Section {
  readonly name: Exclude<MusicSection, 'ending'>;
  /** Bars from the start of the piece. */
  readonly from: number;
  readonly bars: number;
  /** Energy, 0–1: decides which parts play, and how hard. */
  readonly energy: number;
}

type Name = Section['name'];
const ENERGY: Readonly<Record<Name, number>> = { intro: 0.35, A: 0.65, B: 0.9, bridge: 0.5, outro: 0.6 };
/** Order of the middle sections, repeated as needed. */
const MIDDLE: readonly Name[] = ['A', 'B', 'A', 'B', 'bridge', 'B'];
/** Number of bars from which sections are eight bars long rather than four. */
const LONG = 40;

/**
 * Song form: divides a piece into an intro, verses and choruses in turn, a bridge and an outro, as far as there is
 * room.
 * @param bars all of them but the last chord's
 */
export function formOf(bars: number): Section[] {
  const intro = bars >= 24 ? 4 : bars >= 10 ? 2 : bars >= 5 ? 1 : 0;
  const lengths = middleOf(bars - intro, bars >= LONG ? 8 : 4);
  const left = bars - intro - lengths.reduce((sum, length) => sum + length, 0);
  const parts: { name: Name; bars: number }[] = [
    { name: 'intro' as const, bars: intro },
    ...lengths.map((length, at) => ({ name: middleAt(at, lengths.length), bars: length })),
    { name: 'outro' as const, bars: left },
  ].filter(({ bars: length }) => length > 0);
  let from = 0;
  return parts.map((part) => {
    const section = { ...part, from, energy: ENERGY[part.name] };
    from += part.bars;
    return section;
  });
}

/** Lengths of the sections between intro and outro; the outro gets the remainder. */
function middleOf(bars: number, unit: number): number[] {
  if (bars < 4) return [bars];
  // Two short sections are better than one that repeats.
  if (bars < unit * 2) return [Math.floor(bars / 2), Math.ceil(bars / 2)];
  const outro = bars >= unit * 3 ? unit / 2 : 0;
  return new Array<number>(Math.floor((bars - outro) / unit)).fill(unit);
}

/** Name of a middle section. Short songs go A, B; the last one is never a bridge. */
function middleAt(at: number, count: number): Name {
  const name = MIDDLE[at % MIDDLE.length] ?? 'A';
  return at === count - 1 && count > 1 ? 'B' : name;
}
