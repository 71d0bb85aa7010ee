import { mix } from '../../../palette/colour';
import { colourOf } from '../../../prompt/wishes';
import { type Joint, limb } from '../../../svg/limb';
import { n } from '../../../svg/number';
import { disc, group, line, path } from '../../../svg/shapes';
import { shadow, turned } from '../interior';
import type { Instrument } from './instrument';

/** Tube from mouthpiece to bell, for a height of 200. */
const TUBE: readonly Joint[] = [
  [-46, -188, 2.6],
  [-30, -196, 3.4],
  [-16, -186, 4.4],
  [-12, -150, 6],
  [-10, -80, 9.5],
  [-4, -26, 14],
  [20, -12, 17],
  [42, -30, 18],
  [50, -72, 23],
  [56, -96, 30],
];

/** A tenor saxophone on its stand. */
export const saxophone: Instrument = (stage, x, y, size) => {
  const { canvas, palette, brief } = stage;
  const brass = mix(
    colourOf(brief, 'saxophone', 'sax', 'trumpet') ?? '#d19a34',
    palette.shade,
    palette.night ? 0.25 : 0,
  );
  const scale = size / 200;
  const ink = (width: number) => (width * stage.unit) / scale;
  const keys = Array.from({ length: 7 }, (_, index) => {
    const down = -146 + index * 19;
    const at = -11 + index * 0.8;
    return (
      disc(canvas, at, down, 4.6 + index * 0.5, mix(brass, '#fff4d0', 0.55), { ink: ink(2) }) +
      disc(canvas, at, down, 2, mix(brass, palette.shade, 0.5), { ink: 0 })
    );
  });
  const rods = line('M-19 -150L-14 -40M-3 -150L6 -42', mix(brass, '#fff1c4', 0.4), 1.6);
  const stand = line('M-4 -20L-34 6M10 -14L40 6M4 -30V4', mix('#2a2422', palette.shade, 0.3), 3);
  return (
    shadow(stage, x, y, size * 0.2, size * 0.3) +
    `<g transform="translate(${n(x)} ${n(y)}) scale(${scale.toFixed(4)})">${group(
      '',
      stand,
      path(canvas, limb([-60, -184, 3], [-46, -188, 3.2]), '#26211f', { ink: ink(2) }),
      path(canvas, limb(...TUBE), turned(stage, brass), { ink: ink(3.4) }),
      disc(canvas, 57, -100, 31, mix(brass, palette.shade, 0.62), { ry: 11, ink: ink(3) }),
      disc(canvas, 57, -101, 27, mix(brass, '#2a1608', 0.62), { ry: 8, ink: 0 }),
      rods,
      ...keys,
    )}</g>`
  );
};
