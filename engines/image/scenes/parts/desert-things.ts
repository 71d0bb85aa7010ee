import { mix } from '../../palette/colour';
import { colourOf } from '../../prompt/wishes';
import { n } from '../../svg/number';
import { group, line, path } from '../../svg/shapes';
import { even } from '../../svg/stops';
import type { Stage } from '../stage';
import { asSubject } from '../subject';

/** A far pyramid with one lit side, its base centred on (x, y). */
export const pyramid = asSubject(['pyramid'], paintPyramid);

function paintPyramid({ canvas, palette }: Stage, x: number, y: number, size: number): string {
  const lit = canvas.linear(even(palette.sand(0.12), mix(palette.sand(0.2), palette.haze, 0.5)), { bands: 1 });
  const dark = canvas.linear(
    even(mix(palette.sand(0.7), palette.haze, 0.2), mix(palette.sand(0.4), palette.haze, 0.5)),
    { bands: 1 },
  );
  const apex = `${n(x)} ${n(y - size * 0.62)}`;
  const ridge = `${n(x + size * 0.16)} ${n(y)}`;
  return (
    path(canvas, `M${n(x - size * 0.5)} ${n(y)}L${apex}L${ridge}Z`, lit, { ink: 2.6 }) +
    path(canvas, `M${ridge}L${apex}L${n(x + size * 0.5)} ${n(y)}Z`, dark, { ink: 2.6 })
  );
}

/** A saguaro standing on (x, y). */
export const cactus = asSubject(['cactus'], paintCactus);

function paintCactus({ canvas, palette, brief }: Stage, x: number, y: number, size: number): string {
  const green = mix(colourOf(brief, 'cactus') ?? '#4f6d48', palette.shade, 0.25);
  const shadow = path(
    canvas,
    `M${n(x)} ${n(y)}l${n(size * 0.8)} ${n(size * 0.12)}l${n(-size * 0.1)} ${n(size * 0.06)}L${n(x - size * 0.06)} ${n(y + size * 0.02)}Z`,
    palette.shade,
    { ink: 0, opacity: 0.3 },
  );
  const limbs = `M${n(x)} ${n(y)}V${n(y - size)}M${n(x)} ${n(y - size * 0.4)}h${n(-size * 0.17)}q${n(-size * 0.06)} 0 ${n(-size * 0.06)} ${n(-size * 0.08)}v${n(-size * 0.16)}M${n(x)} ${n(y - size * 0.52)}h${n(size * 0.15)}q${n(size * 0.06)} 0 ${n(size * 0.06)} ${n(-size * 0.08)}v${n(-size * 0.2)}`;
  const outline = canvas.flat ? line(limbs, canvas.ink, size * 0.16) : '';
  return group(
    '',
    shadow,
    outline,
    line(limbs, green, size * 0.125),
    line(limbs, mix(green, palette.glow, 0.3), size * 0.03, ` transform="translate(${n(size * 0.03)} 0)" opacity=".6"`),
  );
}

/** A camel walking right, its feet on (x, y). */
export const camel = asSubject(['camel', 'caravan'], paintCamel);

function paintCamel({ palette, canvas }: Stage, x: number, y: number, size: number): string {
  const coat = mix(palette.shade, palette.sand(0.6), 0.22);
  const at = (dx: number, dy: number) => `${n(x + dx * size)} ${n(y + dy * size)}`;
  const body = `M${at(-0.42, -0.62)}C${at(-0.3, -0.72)} ${at(-0.2, -0.7)} ${at(-0.12, -0.74)}C${at(-0.06, -0.98)} ${at(0.04, -0.98)} ${at(0.1, -0.74)}C${at(0.2, -0.68)} ${at(0.26, -0.62)} ${at(0.32, -0.62)}C${at(0.42, -0.64)} ${at(0.42, -0.86)} ${at(0.46, -0.98)}L${at(0.62, -0.95)}L${at(0.62, -0.89)}L${at(0.52, -0.87)}C${at(0.5, -0.66)} ${at(0.44, -0.5)} ${at(0.28, -0.44)}L${at(-0.3, -0.42)}C${at(-0.4, -0.44)} ${at(-0.44, -0.54)} ${at(-0.42, -0.62)}Z`;
  const legs = line(
    `M${at(-0.34, -0.48)}L${at(-0.4, 0)}M${at(-0.26, -0.48)}L${at(-0.2, 0)}M${at(0.2, -0.48)}L${at(0.14, 0)}M${at(0.27, -0.48)}L${at(0.33, 0)}`,
    coat,
    size * 0.055,
  );
  return legs + path(canvas, body, coat, { ink: 0 });
}
