import { mix } from '../../palette/colour';
import { colourOf } from '../../prompt/wishes';
import { n } from '../../svg/number';
import { outline } from '../../svg/outline';

import { fade } from '../../svg/stops';
import { figure } from '../figures/figure';
import type { Stage } from '../stage';
import { asSubject } from '../subject';

/** An airliner climbing to the right with its trail behind; `size` is a third of its length. */
export const plane = asSubject(['plane', 'airplane', 'aeroplane', 'jet', 'aircraft'], paintPlane);

function paintPlane(stage: Stage, x: number, y: number, size: number): string {
  const { canvas, palette, brief } = stage;
  const paint = colourOf(brief, 'plane', 'airplane', 'jet', 'aircraft') ?? '#efeae0';
  const tail = palette.accents[0] ?? '#b8432a';
  const glass = mix('#33434b', palette.sky(0.6), 0.3);
  const parts = [
    { d: outline('-20,-44 -64,-84! -44,-86 24,-48'), fill: mix(paint, '#2a2a30', 0.3) },
    { d: outline('-134,-50 -170,-98! -146,-98 -104,-58'), fill: tail },
    { d: outline('150,-46 132,-58 100,-63 -60,-62 -130,-56 -156,-50! -120,-40 -60,-33 100,-32 136,-36'), fill: paint },
    { d: outline('-128,-50 -170,-54! -156,-46 -118,-44'), fill: mix(paint, '#2a2a30', 0.2) },
    { d: outline('36,-40 -14,-40 -78,6! -52,8 20,-26'), fill: mix(paint, '#2a2a30', 0.16) },
    { d: outline('10,-20 -2,-26 -26,-24 -28,-14 -4,-10'), fill: mix(paint, '#2a2a30', 0.35) },
    { d: outline('122,-58! 134,-55 142,-51! 126,-51!'), fill: glass, mark: true },
    ...Array.from({ length: 15 }, (_, index) => ({
      d: outline(`${96 - index * 13},-54 ${101 - index * 13},-54 ${101 - index * 13},-49 ${96 - index * 13},-49`),
      fill: glass,
      mark: true,
    })),
  ];
  const trail = canvas.linear(fade(mix('#ffffff', palette.haze, 0.2), 0, 0.7), { x2: 1, y2: 0, bands: 2 });
  const wake = [-14, 4]
    .map(
      (dy) =>
        `M${n(x - size * 7)} ${n(y + size * 1.7 + dy)}L${n(x - size * 1.4)} ${n(y - size * 0.1 + dy)}L${n(x - size * 1.4)} ${n(y - size * 0.04 + dy)}Z`,
    )
    .join('');
  return `<path d="${wake}" fill="${trail}"/><g transform="translate(${n(x)} ${n(y)}) rotate(-14)">${figure(stage, { x: 0, y: size * 0.48, size }, { side: -1, depth: palette.night ? 0.5 : 0.1, rim: 0.3 }, parts)}</g>`;
}
