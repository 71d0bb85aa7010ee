import { mix } from '../../../palette/colour';
import { colourOf } from '../../../prompt/wishes';
import { limb } from '../../../svg/limb';
import { n } from '../../../svg/number';
import { disc, group, line, path } from '../../../svg/shapes';
import { even } from '../../../svg/stops';
import { shadow, turned } from '../interior';
import type { Instrument } from './instrument';

export const drum: Instrument = (stage, x, y, size) => {
  const { canvas, palette, brief } = stage;
  const shell = mix(
    colourOf(brief, 'drum') ?? palette.accents[0] ?? '#b8432a',
    palette.shade,
    palette.night ? 0.25 : 0,
  );
  const [r, tall] = [size * 0.5, size * 0.5];
  const ry = r * 0.26;
  const hoop = (at: number) =>
    `M${n(x - r * 1.03)} ${n(at)}A${n(r * 1.03)} ${n(ry)} 0 0 0 ${n(x + r * 1.03)} ${n(at)}v${n(-size * 0.05)}A${n(r * 1.03)} ${n(ry)} 0 0 1 ${n(x - r * 1.03)} ${n(at - size * 0.05)}Z`;
  const zig = Array.from({ length: 13 }, (_, index) => {
    const at = -1 + index / 6;
    const dip = Math.sqrt(Math.max(0, 1 - at * at)) * ry;
    return `${index === 0 ? 'M' : 'L'}${n(x + at * r)} ${n((index % 2 ? y - ry * 1.2 : y - tall + size * 0.02) + dip)}`;
  }).join('');
  const stick = (way: number) =>
    limb(
      [x + way * r * 0.1, y - tall - ry * 0.2, size * 0.022],
      [x + way * r * 1.1, y - tall - size * 0.4, size * 0.014],
    );
  return group(
    '',
    shadow(stage, x, y, r * 0.98, size * 0.5),
    path(
      canvas,
      `M${n(x - r)} ${n(y - tall)}V${n(y - ry)}A${n(r)} ${n(ry)} 0 0 0 ${n(x + r)} ${n(y - ry)}V${n(y - tall)}Z`,
      turned(stage, shell),
    ),
    line(zig, mix('#f2e8d2', palette.shade, 0.12), size * 0.016),
    path(canvas, hoop(y - ry + size * 0.03), turned(stage, '#d9b877')),
    disc(
      canvas,
      x,
      y - tall,
      r * 1.03,
      canvas.linear(even('#fbf5e6', mix('#e6dac0', palette.shade, 0.1)), { x2: 1, bands: 2 }),
      { ry: ry * 1.04 },
    ),
    path(canvas, stick(-1) + stick(1), mix('#a9713f', palette.shade, 0.1), { ink: 2.6 }),
  );
};
