import type { Random } from '../../english/random';
import { DRUMS, type Drum, type DrumPart, type Groove } from '../genres/genre';
import type { Plan } from '../plan';
import type { Note } from '../score';
import { type Bar, stepsOf } from './bar';
import { performer } from './performer';
import { strokesOf } from './strokes';

const WEIGHTS: Readonly<Record<string, number>> = { X: 1, x: 0.84, o: 0.5 };
/** Length of a drum note, in sixteenths. */
const STRUCK = 1;

/** Composes the drums: a groove by the section's energy, a fill at its end, an accent at the start of a louder one. */
export function composeDrums(part: DrumPart, bars: readonly Bar[], plan: Plan, chance: Random): Note[] {
  const play = performer(plan, chance.fork('hands'));
  const steps = stepsOf(plan);
  return bars.flatMap((bar) => {
    if (bar.section.energy < part.enters) return [];
    const next = bars[bar.index + 1];
    const ends = next ? next.within === 0 : true;
    const groove =
      ends && bar.section.bars > 1 ? withFill(grooveOf(part, bar), chance.pick(part.fills)) : grooveOf(part, bar);
    const before = bars[bar.index - 1];
    const lifts = bar.within === 0 && before !== undefined && bar.section.energy >= 0.6;
    const accent = lifts && !groove.crash && !groove[part.accent] ? { [part.accent]: 'X' } : {};
    return Object.entries({ ...groove, ...accent }).flatMap(([drum, pattern]) =>
      strokesOf(pattern).map(({ sign, from }) =>
        play(
          { from: bar.index * steps + from, steps: STRUCK, pitch: DRUMS[drum as Drum], weight: WEIGHTS[sign] ?? 0.8 },
          { section: bar.section, lag: part.lag ?? 0 },
        ),
      ),
    );
  });
}

function grooveOf({ grooves: [light, main, lift] }: DrumPart, { section, within }: Bar): Groove {
  if (section.energy < 0.55) return light;
  if (section.energy < 0.8) return main;
  // The groove's own crash belongs to the start of a phrase only.
  const { crash, ...rest } = lift;
  return crash && within % 4 === 0 ? lift : rest;
}

/** Merges a fill over a groove: the fill replaces the drums it uses. */
const withFill = (groove: Groove, fill: Groove): Groove => ({ ...groove, ...fill });
