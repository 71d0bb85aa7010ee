import { mix } from '../../palette/colour';
import { colourOf, countOf } from '../../prompt/wishes';
import { limb } from '../../svg/limb';
import { outline } from '../../svg/outline';
import { figure } from '../figures/figure';
import type { Stage } from '../stage';

const UPPER = outline('2,-4 10,-34 34,-46 44,-34 38,-12 18,-2');
const LOWER = outline('2,-2 24,0 36,12 26,32 12,26 4,10');

/** Butterflies in front of the flowers. */
export function butterflies(stage: Stage): string {
  const { palette, random, width, height, unit, brief } = stage;
  const chance = random.fork('butterflies');
  const count = countOf(brief, ['butterfly'], 3, 9);
  return Array.from({ length: count }, (_, index) => {
    const wing = colourOf(brief, 'butterfly') ?? palette.accents[(index + 1) % palette.accents.length] ?? palette.glow;
    const x = width * (0.16 + ((index * 0.382 + chance.between(0, 0.1)) % 0.7));
    const y = height * (0.5 + ((index * 0.27) % 0.34));
    const spot = { x, y, size: (64 + 40 * chance.next()) * unit };
    const turn = chance.between(-24, 24);
    const drawn = figure(stage, { ...spot, x: 0, y: 0 }, { side: -1, depth: 0.08, rim: 0 }, [
      ...[UPPER, LOWER].map((d, part) => ({ d, fill: mix(wing, '#2a1a14', part * 0.2) })),
      ...[UPPER, LOWER].map((d, part) => ({ d: mirrored(d), fill: mix(wing, '#2a1a14', part * 0.2) })),
      { d: outline('12,-30 28,-38 34,-30 20,-18'), fill: mix(wing, '#fff6e6', 0.5), mark: true },
      { d: limb([0, -16, 1.6], [0, 18, 1.8]), fill: '#241b18' },
    ]);
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})">${drawn}</g>`;
  }).join('');
}

/** Mirrors an outline to the other side of the body. */
const mirrored = (d: string): string =>
  d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${-Number(x)} ${y}`);
