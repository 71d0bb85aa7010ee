import type { Random } from '../../english/random';
import type { MelodyPart } from '../genres/genre';
import type { Plan } from '../plan';
import type { Note } from '../score';
import { restful, wrap } from '../theory/chord';
import { nearest, scaleOf, scaleOver, stepped } from '../theory/scale';
import { type Bar, chordAt, stepsOf } from './bar';
import { performer } from './performer';
import { type Motif, type Theme, themeFrom, varied } from './theme';

/** Composes the melody: a theme for each kind of section, repeated with variation, its strong notes chord tones. */
export function composeMelody(part: MelodyPart, bars: readonly Bar[], plan: Plan, chance: Random): Note[] {
  const play = performer(plan, chance.fork('hands'));
  const steps = stepsOf(plan);
  const theme = (name: string) => themeFrom(part, plan.traits.density, steps, chance.fork(name));
  const themes: Readonly<Record<string, Theme>> = { A: theme('A'), B: theme('B'), bridge: theme('bridge') };
  const scale = scaleOf(plan.tonic, (part.mode ?? plan.genre.modes)[plan.mode]);
  const variation = chance.fork('variation');
  const { low, high } = part.range;
  let line = Math.round((low + high) / 2);
  return bars.flatMap((bar) => {
    const { name, energy } = bar.section;
    if (energy < part.enters || name === 'intro') return [];
    const motif = (themes[name] ?? themes.A)?.[bar.within % 4] ?? [];
    const again = bar.within >= 4 && bar.within % 4 === 2;
    // The chorus lies higher than the verse.
    const register = low + (high - low) * (name === 'B' ? 0.62 : name === 'outro' ? 0.4 : 0.48);
    return (again ? varied(motif, variation) : motif).map((note, at) => {
      const chord = chordAt(bar, note.from);
      const steer = pull(line, register, (high - low) / 2);
      const goal = at === 0 ? (line + register * 2) / 3 : stepped(line, note.move + steer, scaleOver(scale, chord));
      const strong = at === 0 || note.from % 8 === 0 || note.steps >= 3;
      line = strong ? nearest(Math.round(goal), restful(chord)) : goal;
      while (line > high) line -= 12;
      while (line < low) line += 12;
      const change = bar.chords.find(({ from }) => from > note.from)?.from ?? steps;
      const clash = !restful(chordAt(bar, change)).includes(wrap(line));
      const length = clash ? Math.min(note.steps, change - note.from) : note.steps;
      return play(
        { from: bar.index * steps + note.from, steps: length, pitch: line, weight: weightOf(note, motif) },
        { section: bar.section, lag: part.lag ?? 0 },
      );
    });
  });
}

/** Pulls the line back to its register, once it has moved too far. */
function pull(line: number, register: number, reach: number): number {
  const away = line - register;
  return Math.abs(away) > reach * 0.8 ? -Math.sign(away) : 0;
}

/** Dynamics: a phrase swells towards its middle, and notes on the beat are accented. */
function weightOf({ from, steps }: Motif[number], motif: Motif): number {
  const end = Math.max(...motif.map((note) => note.from + note.steps));
  return (
    0.76 +
    0.12 * Math.sin((Math.PI * from) / Math.max(1, end)) +
    (from % 8 === 0 ? 0.08 : 0) +
    Math.min(steps, 8) * 0.004
  );
}
