import type { Random } from '../../english/random';
import type { MelodyPart, Pattern } from '../genres/genre';
import { type Stroke, strokesOf } from './strokes';

/** A note of a motif, as an interval in scale steps from the note before. */
export interface MotifNote extends Stroke {
  readonly move: number;
}

/** A bar of melody as intervals; over another chord the same motif becomes another bar of the same song. */
export type Motif = readonly MotifNote[];

/** Four bars: a motif, its answer, the motif again, and a close. */
export type Theme = readonly [Motif, Motif, Motif, Motif];

/**
 * Composes a theme. The motif comes twice, the second time with a varied end; the answer has another rhythm; the close
 * is short and ends in a rest.
 * @param density 0 prefers the rhythms with the fewest notes, 1 those with the most
 */
export function themeFrom(part: MelodyPart, density: number, steps: number, chance: Random): Theme {
  const byCount = part.rhythms.toSorted((a, b) => strokesOf(a).length - strokesOf(b).length);
  const centre = density * (byCount.length - 1);
  const pick = (not?: Pattern): Pattern => {
    const near = byCount.filter((rhythm, at) => rhythm !== not && Math.abs(at - centre) <= byCount.length * 0.6);
    return chance.pick([near[0] ?? part.rhythms[0], ...near.slice(1)]);
  };
  const first = pick();
  const motif = motifFrom(first, part.leaps, chance);
  const answer = motifFrom(pick(first), part.leaps, chance);
  return [motif, answer, varied(motif, chance), close(answer, steps, chance)];
}

function motifFrom(rhythm: Pattern, leaps: number, chance: Random): Motif {
  let back = 0;
  return strokesOf(rhythm).map((stroke, at) => {
    const move = at === 0 ? 0 : back || moveBy(leaps, chance);
    // Counterpoint: a leap is followed by a step in the other direction.
    back = Math.abs(move) > 1 ? -Math.sign(move) : 0;
    return { ...stroke, move };
  });
}

function moveBy(leaps: number, chance: Random): number {
  const sign = chance.chance(0.55) ? 1 : -1;
  if (chance.chance(leaps)) return sign * chance.int(2, 3);
  return chance.chance(0.14) ? 0 : sign;
}

/** Varies the end of a motif. */
export function varied(motif: Motif, chance: Random): Motif {
  const kept = Math.ceil(motif.length / 2);
  return motif.map((note, at) =>
    at < kept ? note : { ...note, move: chance.chance(0.5) ? -note.move : note.move + 1 },
  );
}

/** The motif's first notes, then a long one and a rest. */
function close(motif: Motif, steps: number, chance: Random): Motif {
  const opening = motif.filter(({ from }) => from < steps / 4).slice(0, 2);
  const from = Math.max(steps / 4, ...opening.map((note) => note.from + note.steps));
  const last = { sign: 'x', from, steps: Math.max(2, Math.round(steps * 0.75) - from), move: chance.pick([-1, 1, -2]) };
  return [...opening, last];
}
