import { mix } from '../../palette/colour';
import { colourOf } from '../../prompt/wishes';
import { n } from '../../svg/number';
import { outline } from '../../svg/outline';
import { disc, group, path } from '../../svg/shapes';
import { even, fade } from '../../svg/stops';
import type { Stage } from '../stage';
import { asSubject, beside } from '../subject';

/** A snow-covered house with lit windows, standing on (x, y), `size` wide; a church also has a steeple. */
export const chalet = asSubject(['house', 'cabin', 'chalet', 'cottage', 'igloo', 'village'], paintChalet);

function paintChalet(stage: Stage, x: number, y: number, size: number, index: number, church = false): string {
  const { canvas, palette, brief } = stage;
  const own =
    colourOf(brief, 'house', 'cabin', 'chalet', 'cottage') ??
    ['#8a4f36', '#b98a5a', '#6d5a50', '#a3553f', '#7f8a86'][index % 5] ??
    '#8a4f36';
  const wall = mix(own, palette.shade, palette.night ? 0.42 : 0.14);
  const snow = mix('#f4f7fb', palette.night ? palette.haze : palette.glow, palette.night ? 0.42 : 0.2);
  const at = (dx: number, dy: number) => `${n(x + dx * size)} ${n(y + dy * size)}`;
  const gable = `M${at(-0.5, 0)}L${at(-0.5, -0.46)}L${at(0, -0.86)}L${at(0.5, -0.46)}L${at(0.5, 0)}Z`;
  const roof = `M${at(-0.62, -0.38)}C${at(-0.6, -0.46)} ${at(-0.2, -0.8)} ${at(0, -0.98)}C${at(0.2, -0.8)} ${at(0.6, -0.46)} ${at(0.62, -0.38)}C${at(0.58, -0.32)} ${at(0.5, -0.34)} ${at(0.46, -0.38)}L${at(0, -0.74)}L${at(-0.46, -0.38)}C${at(-0.5, -0.34)} ${at(-0.58, -0.32)} ${at(-0.62, -0.38)}Z`;
  const lit = palette.night ? '#ffce74' : mix('#ffdf9e', palette.shade, 0.14);
  const pane = (dx: number, dy: number, wide: number, tall: number) =>
    path(canvas, `M${at(dx, dy)}h${n(size * wide)}v${n(size * tall)}h${n(-size * wide)}Z`, lit, { ink: 2.2 });
  const chimney = path(
    canvas,
    `M${at(0.24, -0.62)}V${n(y - size * 0.98)}h${n(size * 0.13)}V${n(y - size * 0.54)}Z`,
    mix(wall, palette.shade, 0.4),
    { ink: 2.4 },
  );
  const steeple = church
    ? path(
        canvas,
        `M${at(-0.17, -0.6)}L${at(-0.17, -1.3)}L${at(0, -1.95)}L${at(0.17, -1.3)}L${at(0.17, -0.6)}Z`,
        canvas.linear(even(snow, wall, wall), { bands: 3 }),
        { ink: 2.8 },
      )
    : chimney;
  const glow =
    palette.night && !canvas.flat
      ? disc(canvas, x, y - size * 0.1, size * 0.95, canvas.radial(fade('#ffc46a', 0.36, 0), { bands: 1 }), { ink: 0 })
      : '';
  return group(
    '',
    beside(glow),
    steeple,
    path(canvas, gable, canvas.linear(even(mix(wall, palette.shade, 0.2), wall), { bands: 2 })),
    pane(-0.32, -0.36, 0.18, 0.17),
    pane(0.14, -0.36, 0.18, 0.17),
    pane(-0.08, -0.62, 0.16, 0.14),
    path(
      canvas,
      `M${at(-0.08, 0)}v${n(-size * 0.24)}h${n(size * 0.16)}v${n(size * 0.24)}Z`,
      mix(wall, palette.shade, 0.5),
      { ink: 2.2 },
    ),
    path(canvas, roof, canvas.linear(even(mix(snow, '#ffffff', 0.4), snow), { bands: 1 })),
    path(
      canvas,
      outline(
        `${n(x - size * 0.7)},${n(y + size * 0.05)} ${n(x - size * 0.3)},${n(y - size * 0.05)} ${n(x + size * 0.2)},${n(y - size * 0.03)} ${n(x + size * 0.7)},${n(y + size * 0.05)}`,
      ),
      snow,
      { ink: 0 },
    ),
  );
}
