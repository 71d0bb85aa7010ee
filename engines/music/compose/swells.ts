import type { Sound } from '../genres/genre';
import type { Plan } from '../plan';
import type { Swell } from '../score';

const FULL = 127;
/** Automation points for one beat of pumping and for one bar of breathing. */
const PUMP_STEPS = 8;
const BREATH_STEPS = 16;

/** Expression automation of a part that pumps or breathes; empty otherwise. */
export function expressionOf({ expression }: Sound, { genre, bars }: Plan): Swell[] {
  const end = bars * genre.beatsPerBar;
  const curve = (step: number, value: (at: number) => number) =>
    Array.from({ length: Math.ceil(end / step) }, (_, index) => ({
      at: index * step,
      value: Math.round(value(index * step)),
    }));
  if (expression === 'pump') return [...curve(1 / PUMP_STEPS, pumped), { at: end, value: FULL }];
  if (expression !== 'breathe') return [];
  const breath = genre.beatsPerBar * 2;
  const breathing = (at: number) => FULL * (0.74 + 0.26 * Math.sin(Math.PI * ((at % breath) / breath)));
  return [...curve(genre.beatsPerBar / BREATH_STEPS, breathing), { at: end, value: 116 }];
}

/** Sidechain-style pumping: down on the beat, back by its second half. */
function pumped(at: number): number {
  const share = at % 1;
  return FULL * (share >= 0.5 ? 1 : 0.3 + 0.7 * (share / 0.5) ** 0.8);
}
