import { mix } from '../../palette/colour';
import { colourOf, wants } from '../../prompt/wishes';
import { n } from '../../svg/number';
import { disc, group, path, rect } from '../../svg/shapes';
import { even, fade } from '../../svg/stops';
import type { Stage } from '../stage';
import { asSubject } from '../subject';

/** A train facing right on a level track at y, its nose at x; `size` is the height of its carriages. */
export const train = asSubject(['train', 'locomotive', 'railway', 'rail'], paintTrain);

function paintTrain(stage: Stage, x: number, y: number, size: number): string {
  const { canvas, palette, brief } = stage;
  const paint = mix(
    colourOf(brief, 'train', 'locomotive', 'carriage') ?? palette.accents[0] ?? '#b8432a',
    palette.shade,
    palette.night ? 0.4 : 0.1,
  );
  const long = size * 2.5;
  const pane = palette.night ? '#ffd48a' : mix('#33434b', palette.sky(0.7), 0.45);
  const carriage = (left: number) => {
    const windows = Array.from({ length: 5 }, (_, index) =>
      rect(canvas, left + long * (0.08 + index * 0.175), y - size * 0.8, long * 0.13, size * 0.3, pane, {
        ink: 2,
        round: size * 0.04,
      }),
    );
    return group('', wheels(stage, left, long, y, size), body(stage, left, y, long, size, paint), ...windows);
  };
  const count = Math.ceil(x / long) + 1;
  const carriages = Array.from({ length: count }, (_, index) =>
    carriage(x - size * 2.3 - (index + 1) * (long + size * 0.12)),
  );
  return group(
    '',
    ...carriages,
    wants(brief, 'steam', 'vintage', 'old', 'locomotive')
      ? steamEngine(stage, x, y, size, paint)
      : railcar(stage, x, y, size, paint, pane),
  );
}

function body({ canvas, palette }: Stage, left: number, y: number, long: number, size: number, paint: string): string {
  const fill = canvas.linear(even(mix(paint, palette.glow, 0.3), paint, mix(paint, palette.shade, 0.4)), { bands: 3 });
  return (
    rect(canvas, left, y - size, long, size * 0.86, fill, { round: size * 0.09 }) +
    rect(canvas, left, y - size * 0.42, long, size * 0.08, mix(palette.light, paint, 0.2), { ink: 0 })
  );
}

function wheels({ canvas, palette }: Stage, left: number, long: number, y: number, size: number): string {
  return [0.14, 0.26, 0.74, 0.86]
    .map((at) =>
      disc(canvas, left + long * at, y - size * 0.09, size * 0.1, mix('#1d1b1d', palette.shade, 0.3), { ink: 0 }),
    )
    .join('');
}

function railcar(stage: Stage, x: number, y: number, size: number, paint: string, pane: string): string {
  const { canvas, palette } = stage;
  const left = x - size * 2.3;
  const at = (dx: number, dy: number) => `${n(left + dx * size)} ${n(y + dy * size)}`;
  const shell = `M${at(0, -0.14)}L${at(0, -1)}L${at(1.5, -1)}C${at(1.9, -1)} ${at(2.2, -0.62)} ${at(2.32, -0.3)}L${at(2.28, -0.14)}Z`;
  const screen = `M${at(1.52, -0.88)}C${at(1.8, -0.86)} ${at(1.96, -0.66)} ${at(2.06, -0.5)}L${at(1.6, -0.5)}Z`;
  const windows = [0.14, 0.58, 1.02].map((dx) =>
    rect(canvas, left + dx * size, y - size * 0.8, size * 0.34, size * 0.3, pane, { ink: 2, round: size * 0.04 }),
  );
  const beam = palette.night
    ? disc(canvas, x + size * 0.1, y - size * 0.3, size * 0.9, canvas.radial(fade('#fff0b8', 0.6, 0), { bands: 1 }), {
        ink: 0,
      })
    : '';
  return group(
    '',
    wheels(stage, left, size * 2.2, y, size),
    path(
      canvas,
      shell,
      canvas.linear(even(mix(paint, palette.glow, 0.3), paint, mix(paint, palette.shade, 0.4)), { bands: 3 }),
    ),
    path(canvas, screen, pane, { ink: 2.2 }),
    ...windows,
    rect(canvas, left, y - size * 0.42, size * 2.24, size * 0.08, mix(palette.light, paint, 0.2), { ink: 0 }),
    disc(canvas, x - size * 0.12, y - size * 0.3, size * 0.06, palette.night ? '#fff3c8' : palette.light, { ink: 2 }),
    beam,
  );
}

function steamEngine({ canvas, palette, random }: Stage, x: number, y: number, size: number, paint: string): string {
  const chance = random.fork('steam');
  const left = x - size * 2.3;
  const at = (dx: number, dy: number) => `${n(left + dx * size)} ${n(y + dy * size)}`;
  const iron = mix('#24262a', palette.shade, 0.25);
  const boiler = canvas.linear(even(mix(iron, palette.glow, 0.4), iron, mix(iron, palette.shade, 0.5)), { bands: 3 });
  const puffs = Array.from({ length: 13 }, (_, index) => {
    const back = index / 12;
    return disc(
      canvas,
      left + size * (1.86 - back * 4.6),
      y - size * (1.46 + Math.sqrt(back) * 0.8) + chance.between(-0.1, 0.1) * size,
      size * (0.14 + 0.36 * back),
      mix('#f4efe6', palette.haze, 0.25 + back * 0.4),
      { ink: 0, opacity: 0.85 - back * 0.6 },
    );
  });
  const wheel = (dx: number, r: number) =>
    disc(canvas, left + dx * size, y - r * size, r * size, mix('#1c1a1c', palette.shade, 0.2), { ink: 2.4 }) +
    disc(canvas, left + dx * size, y - r * size, r * size * 0.66, mix(paint, palette.shade, 0.15), { ink: 0 }) +
    disc(canvas, left + dx * size, y - r * size, r * size * 0.2, iron, { ink: 0 });
  return group(
    '',
    group(canvas.blur(size * 0.05), ...puffs),
    path(
      canvas,
      `M${at(0, -0.2)}L${at(0, -1.16)}L${at(0.72, -1.16)}L${at(0.72, -0.2)}Z`,
      canvas.linear(even(mix(paint, palette.glow, 0.2), paint), { bands: 2 }),
    ),
    path(canvas, `M${at(-0.08, -1.14)}Q${at(0.36, -1.3)} ${at(0.8, -1.14)}Z`, iron),
    rect(
      canvas,
      left + size * 0.16,
      y - size * 1.02,
      size * 0.34,
      size * 0.3,
      palette.night ? '#ffd48a' : mix('#33434b', palette.sky(0.7), 0.45),
      { ink: 2.2 },
    ),
    path(
      canvas,
      `M${at(0.7, -0.36)}L${at(0.7, -0.92)}L${at(2.0, -0.92)}Q${at(2.16, -0.64)} ${at(2.0, -0.36)}Z`,
      boiler,
    ),
    path(
      canvas,
      `M${at(1.76, -0.9)}L${at(1.72, -1.36)}L${at(1.68, -1.4)}L${at(2.02, -1.4)}L${at(1.98, -1.36)}L${at(1.94, -0.9)}Z`,
      iron,
    ),
    disc(canvas, left + size * 1.2, y - size * 0.94, size * 0.14, mix(paint, palette.glow, 0.2), { ink: 2.4 }),
    path(canvas, `M${at(1.9, -0.3)}L${at(2.32, -0.02)}L${at(1.8, -0.02)}Z`, mix(paint, palette.shade, 0.3)),
    ...[0.32, 0.86, 1.3].map((dx) => wheel(dx, 0.2)),
    wheel(1.76, 0.13),
  );
}
