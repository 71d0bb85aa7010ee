import { mix } from '../../palette/colour';
import { colourOf, wants } from '../../prompt/wishes';
import { limb } from '../../svg/limb';
import { n } from '../../svg/number';
import type { Part } from '../figures/figure';
import type { Stage } from '../stage';
import type { Member } from './member';

/** Wheel radius, as a share of half the board's length. */
const WHEEL = 0.13;

/** The skateboard under a figure's feet (y > 0), where the prompt asks for one; `high` in figure units. */
export function boardUnder(
  { brief, palette }: Stage,
  { tall, wide }: Member,
): { parts: readonly Part[]; high: number } | undefined {
  if (!wants(brief, 'skateboard', 'skateboarding', 'skater')) return undefined;
  // A small animal covers more figure units than a person, which is drawn larger.
  const half = Math.max(wide * (tall < 0.7 ? 0.9 : 1.5), 26);
  const deck = colourOf(brief, 'skateboard', 'board') ?? palette.accents[1] ?? '#c8502e';
  const [thick, r] = [half * 0.05, half * WHEEL];
  const wheel = (x: number): Part[] => [
    { d: circle(x, thick * 2 + r, r), fill: '#2a2628' },
    { d: circle(x, thick * 2 + r, r * 0.42), fill: '#e8dcc4', mark: true },
  ];
  return {
    high: thick * 2 + r * 2,
    parts: [
      ...wheel(-half * 0.58),
      ...wheel(half * 0.58),
      {
        d: limb(
          [-half * 1.12, -half * 0.06, thick],
          [-half * 0.84, thick, thick],
          [half * 0.84, thick, thick],
          [half * 1.12, -half * 0.06, thick],
        ),
        fill: mix(deck, '#2a1a14', 0.05),
      },
    ],
  };
}

const circle = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
