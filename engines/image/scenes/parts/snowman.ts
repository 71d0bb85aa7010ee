import { mix } from '../../palette/colour';
import { limb } from '../../svg/limb';
import { outline } from '../../svg/outline';
import { dot } from '../figures/animals/animal';
import { figure, groundShadow, type Part } from '../figures/figure';
import type { Stage } from '../stage';
import { asSubject, beside } from '../subject';

/** A snowman with hat and scarf, standing on (x, y). */
export const snowman = asSubject(['snowman'], paintSnowman);

function paintSnowman(stage: Stage, x: number, y: number, size: number, side: -1 | 1): string {
  const { palette } = stage;
  const snow = '#f2f5f9';
  const scarf = palette.accents[0] ?? '#b8432a';
  const parts: Part[] = [
    { d: limb([-14, -52, 1.4], [-34, -66, 1.1], [-40, -76, 0.7]), fill: '#4a3527' },
    { d: limb([14, -52, 1.4], [34, -62, 1.1], [44, -74, 0.7]), fill: '#4a3527' },
    { d: dot(0, -22, 24, '').d, fill: snow },
    { d: dot(0, -52, 18, '').d, fill: snow },
    { d: dot(0, -76, 13, '').d, fill: snow },
    { d: outline('-17,-68 0,-61 17,-68 18,-62 8,-57 12,-42 4,-40 2,-56 -16,-61'), fill: scarf },
    { d: outline('-18,-86! 18,-86! 18,-83! -18,-83!'), fill: '#2b2628' },
    { d: outline('-11,-86! -12,-104! 12,-104! 11,-86!'), fill: '#2b2628' },
    { d: outline('1,-77 18,-74! 2,-73'), fill: '#dd7a2e', mark: true },
    dot(-4, -80, 1.6, '#1c1a1c'),
    dot(5, -80, 1.6, '#1c1a1c'),
    ...[-58, -50, -42].map((height) => dot(2, height, 1.5, mix('#1c1a1c', scarf, 0.1))),
  ];
  const air = { side, depth: palette.night ? 0.22 : 0.06, rim: 0.3 };
  const spot = { x, y, size };
  return beside(groundShadow(stage, spot, 30, air, parts)) + figure(stage, spot, air, parts);
}
