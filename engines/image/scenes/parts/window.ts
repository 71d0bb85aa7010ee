import { mix } from '../../palette/colour';
import { wants } from '../../prompt/wishes';
import { n } from '../../svg/number';
import { disc, group, path, rect } from '../../svg/shapes';
import { even, fade } from '../../svg/stops';
import type { Stage } from '../stage';
import { profile, skylineOf } from './buildings';
import { ridgeLine, under } from './ridge';

export interface WindowShape {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A window with frame and sill; outside, slightly out of focus, hills by day and a lit city at night. */
export function windowView(stage: Stage, shape: WindowShape): string {
  const { canvas, palette, unit, brief } = stage;
  const { x, y, width, height } = shape;
  const glass = `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
  const air = rect(
    canvas,
    x,
    y,
    width,
    height,
    canvas.linear(even(palette.sky(0.1), palette.sky(0.55), palette.sky(1)), { bands: 4 }),
    { ink: 0 },
  );
  const view =
    palette.night || wants(brief, 'city', 'urban', 'street') ? cityOutside(stage, shape) : countryOutside(stage, shape);
  const rain = wants(brief, 'rain', 'rainy') ? drops(stage, shape) : '';
  const wood = mix(
    mix(palette.surface, palette.light, palette.night ? 0 : 0.35),
    palette.shade,
    palette.night ? 0.72 : 0.12,
  );
  const bar = (bx: number, by: number, bw: number, bh: number) =>
    rect(canvas, bx, by, bw, bh, canvas.linear(even(mix(wood, palette.light, 0.2), wood), { bands: 1 }), { ink: 2.4 });
  const thick = 17 * unit;
  const shine = canvas.flat
    ? ''
    : path(
        canvas,
        `M${n(x + width * 0.12)} ${n(y)}h${n(width * 0.16)}L${n(x + width * 0.06)} ${n(y + height)}H${n(x)}V${n(y + height * 0.6)}Z`,
        canvas.linear(fade('#ffffff', 0.16, 0.02)),
        { ink: 0 },
      );
  return group(
    '',
    group(canvas.clip(glass), air, view, rain, shine),
    bar(x + width / 2 - thick * 0.4, y, thick * 0.8, height),
    bar(x, y + height * 0.42, width, thick * 0.7),
    bar(x - thick, y - thick, width + thick * 2, thick),
    bar(x - thick, y, thick, height),
    bar(x + width, y, thick, height),
    bar(x - thick * 1.8, y + height, width + thick * 3.6, thick * 1.5),
  );
}

function countryOutside(stage: Stage, { x, y, width, height }: WindowShape): string {
  const { canvas, palette, unit } = stage;
  const sun = disc(
    canvas,
    x + width * 0.68,
    y + height * 0.32,
    230 * unit,
    canvas.radial(fade(palette.glow, 0.9, 0), { bands: 2 }),
    { ink: 0 },
  );
  const layers = [0, 0.5, 1].map((near) => {
    const line = ridgeLine(stage, {
      base: y + height * (0.68 + near * 0.22),
      rise: 90 * unit,
      waves: 1.6,
      layer: 60 + near * 4,
      jagged: false,
    });
    return path(
      canvas,
      under(line, y + height + 20),
      mix(palette.land(0.15 + near * 0.5), palette.haze, 0.35 - near * 0.2),
      { ink: 0 },
    );
  });
  return group(canvas.blur(3.4 * unit), sun, ...layers);
}

function cityOutside(stage: Stage, { x, y, width, height }: WindowShape): string {
  const { canvas, palette, unit, random } = stage;
  const chance = random.fork('outside');
  const rows = [0, 1].map((near) => {
    const buildings = skylineOf(stage, {
      ground: y + height,
      tall: height * (0.8 - near * 0.22),
      wide: (58 + near * 26) * unit,
      layer: 70 + near,
    });
    return path(canvas, buildings.map(profile).join(''), mix(palette.sky(0.6), palette.shade, 0.3 + near * 0.5), {
      ink: 0,
    });
  });
  const lights = Array.from({ length: 74 }, () => {
    const size = (canvas.flat ? 5 : chance.between(2.5, 9)) * unit;
    const tone = chance.pick(['#ffd27e', '#ffb45c', '#ffe9b8', '#ff8f6b', '#9fd8ff']);
    return disc(canvas, x + chance.next() * width, y + height * (0.42 + 0.58 * chance.next()), size, tone, {
      ink: 0,
      opacity: chance.between(0.3, 0.85),
    });
  });
  return group(canvas.blur(1.6 * unit), ...rows, ...lights);
}

function drops({ canvas, palette, unit, random }: Stage, { x, y, width, height }: WindowShape): string {
  const chance = random.fork('drops');
  return Array.from({ length: 120 }, (_, index) => {
    const dx = x + chance.next() * width;
    const dy = y + chance.next() * height;
    const size = chance.between(1.5, 4.6) * unit;
    const run =
      index % 7 === 0
        ? rect(canvas, dx - size * 0.3, dy - size * chance.between(8, 22), size * 0.6, size * 16, palette.glow, {
            ink: 0,
            opacity: 0.14,
          })
        : '';
    return run + disc(canvas, dx, dy, size, palette.glow, { ink: 0, opacity: 0.4, ry: size * 1.25 });
  }).join('');
}
