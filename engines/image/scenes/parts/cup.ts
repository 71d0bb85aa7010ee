import { mix } from '../../palette/colour';
import { denies } from '../../prompt/wishes';
import { n, type Point, smooth } from '../../svg/number';
import { disc, group, line, path } from '../../svg/shapes';
import { even } from '../../svg/stops';
import type { Stage } from '../stage';
import { asSubject, beside } from '../subject';
import { lightSide, shadow, turned } from './interior';

/** A cup on its saucer with its drink, standing on (x, y); `r` is half the width of its mouth. */
export const cup = asSubject(
  ['cup', 'mug', 'teacup', 'coffee', 'espresso', 'latte', 'cappuccino', 'tea', 'cocoa'],
  paintCup,
);

function paintCup(stage: Stage, x: number, y: number, r: number, colour: string, drink: string): string {
  const { canvas, palette } = stage;
  const handle = -lightSide(stage);
  const rim = y - r * 1.16;
  const china = mix(colour, palette.light, 0.2);
  const bowl = `M${n(x - r)} ${n(rim)}C${n(x - r * 0.98)} ${n(y - r * 0.3)} ${n(x - r * 0.6)} ${n(y - r * 0.02)} ${n(x - r * 0.4)} ${n(y)}H${n(x + r * 0.4)}C${n(x + r * 0.6)} ${n(y - r * 0.02)} ${n(x + r * 0.98)} ${n(y - r * 0.3)} ${n(x + r)} ${n(rim)}Z`;
  const ear = `M${n(x + handle * r * 0.94)} ${n(rim + r * 0.2)}C${n(x + handle * r * 1.62)} ${n(rim + r * 0.06)} ${n(x + handle * r * 1.56)} ${n(rim + r * 0.8)} ${n(x + handle * r * 0.78)} ${n(rim + r * 0.78)}`;
  const earLine =
    (canvas.flat ? line(ear, canvas.ink, r * 0.24) : '') +
    line(ear, mix(china, palette.shade, 0.24), r * 0.17) +
    line(
      ear,
      mix(china, palette.light, 0.3),
      r * 0.06,
      ` transform="translate(${n(-handle * r * 0.03)} ${n(-r * 0.03)})"`,
    );
  const plate = disc(
    canvas,
    x,
    y + r * 0.02,
    r * 1.66,
    canvas.linear(even(mix(china, palette.light, 0.35), mix(china, palette.shade, 0.2)), { x2: 1, bands: 2 }),
    { ry: r * 0.4 },
  );
  const well = disc(canvas, x, y - r * 0.02, r * 0.95, mix(china, palette.shade, 0.3), {
    ry: r * 0.2,
    ink: 0,
    opacity: 0.6,
  });
  const surface = canvas.linear(even(mix(drink, '#f4d9ae', 0.34), drink, mix(drink, palette.shade, 0.3)), {
    x2: 1,
    bands: 2,
  });
  return group(
    '',
    beside(shadow(stage, x, y + r * 0.2, r * 1.5, r * 1.5)),
    plate,
    well,
    earLine,
    path(canvas, bowl, turned(stage, china)),
    disc(canvas, x, rim, r, mix(china, palette.light, 0.55), { ry: r * 0.25 }),
    disc(canvas, x, rim + r * 0.015, r * 0.93, mix(china, palette.shade, 0.34), { ry: r * 0.21, ink: 0 }),
    disc(canvas, x, rim + r * 0.05, r * 0.89, surface, { ry: r * 0.175, ink: 0 }),
  );
}

/** Steam curling up from (x, y). */
export function steam(stage: Stage, x: number, y: number, size: number): string {
  const { canvas, palette, random, brief } = stage;
  if (denies(brief, 'steam', 'smoke')) return '';
  const chance = random.fork('steam');
  const curls = Array.from({ length: canvas.flat ? 2 : 5 }, () => {
    const side = chance.between(-0.3, 0.3) * size;
    const phase = chance.between(0, 6);
    const points: Point[] = Array.from({ length: 8 }, (_, step) => ({
      x: x + side + Math.sin(step * 0.95 + phase) * size * (0.05 + 0.025 * step),
      y: y - (step / 7) * size * chance.between(1.3, 1.5),
    }));
    return line(
      smooth(points),
      mix(palette.light, '#ffffff', 0.4),
      size * (canvas.flat ? 0.05 : chance.between(0.05, 0.13)),
      ` opacity="${canvas.flat ? 0.7 : 0.26}"`,
    );
  });
  return group(canvas.blur(size * 0.045), ...curls);
}
