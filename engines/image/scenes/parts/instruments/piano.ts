import { mix } from '../../../palette/colour';
import { colourOf } from '../../../prompt/wishes';
import { n } from '../../../svg/number';
import { group, line, rect } from '../../../svg/shapes';
import { shadow, turned } from '../interior';
import type { Instrument } from './instrument';

export const piano: Instrument = (stage, x, y, size) => {
  const { canvas, palette, brief } = stage;
  const lacquer = mix(colourOf(brief, 'piano', 'keyboard') ?? '#2a2224', palette.shade, palette.night ? 0.3 : 0.05);
  const wide = size * 1.24;
  const left = x - wide / 2;
  const keys = y - size * 0.56;
  const count = 21;
  const step = (wide * 0.9) / count;
  const white = Array.from({ length: count }, (_, index) =>
    rect(
      canvas,
      left + wide * 0.05 + index * step,
      keys,
      step,
      size * 0.1,
      mix('#f6f0e2', palette.shade, palette.night ? 0.2 : 0.04),
      { ink: 1.4 },
    ),
  );
  const black = Array.from({ length: count - 1 }, (_, index) =>
    [2, 6].includes(index % 7)
      ? ''
      : rect(canvas, left + wide * 0.05 + (index + 0.68) * step, keys, step * 0.62, size * 0.06, '#1b1719', { ink: 0 }),
  );
  const leg = (at: number) =>
    rect(canvas, left + wide * at, keys + size * 0.14, size * 0.07, size * 0.42, mix(lacquer, palette.light, 0.08), {
      ink: 2.8,
    });
  return group(
    '',
    shadow(stage, x, y, wide * 0.46, size * 0.4),
    rect(
      canvas,
      left + wide * 0.03,
      y - size,
      wide * 0.94,
      size * 0.98,
      turned(stage, mix(lacquer, palette.light, 0.08)),
    ),
    rect(canvas, left, y - size * 1.04, wide, size * 0.06, mix(lacquer, palette.light, 0.25), { ink: 2.8 }),
    rect(canvas, x - wide * 0.2, y - size * 0.9, wide * 0.4, size * 0.24, mix('#f4ecd8', palette.shade, 0.08), {
      ink: 2.4,
    }),
    line(
      [0.2, 0.4, 0.6, 0.8]
        .map((at) => `M${n(x - wide * 0.17)} ${n(y - size * (0.9 - 0.24 * at))}h${n(wide * 0.34)}`)
        .join(''),
      mix('#3a302c', palette.light, 0.4),
      size * 0.005,
    ),
    rect(canvas, left, keys - size * 0.02, wide, size * 0.17, mix(lacquer, palette.light, 0.12), { ink: 2.8 }),
    ...white,
    ...black,
    leg(0.03),
    leg(0.91),
  );
};
