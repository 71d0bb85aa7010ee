import { mix, ramp } from '../../palette/colour';
import { colourOf, wants } from '../../prompt/wishes';
import { n } from '../../svg/number';
import { disc, group, path } from '../../svg/shapes';
import { fade } from '../../svg/stops';
import { channels, paintTexture, smoothstep, type Texture } from '../../svg/texture';
import type { Stage } from '../stage';
import { fbm } from './noise';

export interface PlanetShape {
  x: number;
  y: number;
  radius: number;
  layer: number;
  rings: boolean;
  /** Whether it is rock, as a moon is, instead of bands of gas. */
  rock?: boolean;
}

const TILT = -16;

/** A sphere with bands of gas (or cratered rock), lit from the upper left, optionally with rings. */
export function planet(stage: Stage, shape: PlanetShape): string {
  const { canvas, palette } = stage;
  const { x, y, radius, rings } = shape;
  const colours = surfaceColours(stage, shape);
  const halo = disc(
    canvas,
    x,
    y,
    radius * 1.5,
    canvas.radial(fade(colours[2] ?? palette.glow, 0.36, 0), { bands: 2 }),
    { ink: 0, opacity: canvas.flat ? 0.35 : 1 },
  );
  const ball = canvas.flat
    ? flatBall(stage, shape, colours)
    : canvas.texture(sphere(stage, shape, colours), x - radius, y - radius, radius * 2, radius * 2);
  const ring = (front: boolean) => (rings ? ringHalf(stage, shape, front) : '');
  return group('', halo, ring(false), ball, ring(true));
}

function surfaceColours({ palette, brief }: Stage, { layer, rock = false }: PlanetShape): string[] {
  if (rock) return ['#4c4a52', '#8d8890', '#cfc8c0'].map((grey) => mix(grey, palette.accents[layer % 3] ?? grey, 0.2));
  const own = layer === 1 ? colourOf(brief, 'planet', 'saturn', 'jupiter', 'mars', 'world') : undefined;
  const lead =
    own ?? (wants(brief, 'mars') ? '#b5522d' : (palette.accents[layer % palette.accents.length] ?? palette.glow));
  const second = own ? mix(own, palette.light, 0.5) : (palette.accents[(layer + 1) % palette.accents.length] ?? lead);
  return [mix(lead, palette.shade, 0.55), lead, mix(second, palette.light, 0.35), palette.light];
}

function sphere(
  { canvas, noise }: Stage,
  { radius, layer, rock = false }: PlanetShape,
  colours: readonly string[],
): Texture {
  const size = Math.max(8, Math.round(radius * 2 * canvas.scale));
  const table = Array.from({ length: 64 }, (_, at) => channels(ramp(colours)(at / 63)));
  const tilt = (TILT * Math.PI) / 180;
  return paintTexture(size, size, (column, row) => {
    const u = (column + 0.5 - size / 2) / (size / 2);
    const v = (row + 0.5 - size / 2) / (size / 2);
    const edge = Math.hypot(u, v);
    if (edge > 1) return [0, 0, 0, 0];
    const z = Math.sqrt(1 - edge * edge);
    const across = u * Math.cos(tilt) + v * Math.sin(tilt);
    const latitude = Math.asin(Math.max(-1, Math.min(1, v * Math.cos(tilt) - u * Math.sin(tilt))));
    const swirl = fbm(noise, across * 2.2 + layer * 7, latitude * 4 + z, 4);
    const bands = rock
      ? 0.45 + swirl * 0.8
      : 0.5 +
        0.34 * Math.sin(latitude * 9 + swirl * 1.9 + layer) +
        0.28 * fbm(noise, across * 1.1 + swirl * 0.5, latitude * 17 + layer * 3, 3);
    const [red, green, blue] = table[Math.max(0, Math.min(63, Math.round(bands * 63)))] ?? [0, 0, 0];
    const facing = -0.58 * u - 0.5 * v + 0.64 * z;
    const light = 0.035 + 1.05 * smoothstep(-0.18, 1, facing);
    const rim = smoothstep(0.72, 1, edge) * Math.max(0, facing + 0.25) * 70;
    return [
      Math.min(255, red * light + rim),
      Math.min(255, green * light + rim),
      Math.min(255, blue * light + rim * 1.15),
      smoothstep(1, 1 - 3 / size, edge),
    ];
  });
}

function flatBall(
  { canvas, palette }: Stage,
  { x, y, radius, rock = false }: PlanetShape,
  colours: readonly string[],
): string {
  const ball = `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(radius * 2)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-radius * 2)} 0Z`;
  const base = colours[1] ?? palette.glow;
  const stripes = rock
    ? [
        [-0.3, -0.2, 0.2],
        [0.25, 0.25, 0.26],
        [-0.15, 0.5, 0.14],
      ].map(([dx = 0, dy = 0, size = 0]) =>
        disc(canvas, x + dx * radius, y + dy * radius, size * radius, mix(base, palette.shade, 0.25), { ink: 0 }),
      )
    : [
        [-0.62, 0.18],
        [-0.2, 0.26],
        [0.34, 0.14],
        [0.64, 0.2],
      ].map(([top = 0, tall = 0], index) =>
        path(
          canvas,
          `M${n(x - radius)} ${n(y + top * radius)}q${n(radius)} ${n(radius * 0.22)} ${n(radius * 2)} 0v${n(tall * radius)}q${n(-radius)} ${n(radius * 0.22)} ${n(-radius * 2)} 0Z`,
          index % 2 ? (colours[2] ?? base) : mix(base, palette.shade, 0.28),
          { ink: 0 },
        ),
      );
  const lit = `M${n(x - radius * 1.42)} ${n(y - radius * 0.2)}a${n(radius * 1.05)} ${n(radius * 1.05)} 0 1 0 ${n(radius * 2.1)} 0a${n(radius * 1.05)} ${n(radius * 1.05)} 0 1 0 ${n(-radius * 2.1)} 0Z`;
  const night = path(canvas, `${ball}${lit}`, palette.shade, {
    ink: 0,
    opacity: 0.45,
    attributes: ' fill-rule="evenodd"',
  });
  return (
    path(canvas, ball, base) +
    group(canvas.clip(ball), group(` transform="rotate(${TILT} ${n(x)} ${n(y)})"`, ...stripes), night)
  );
}

function ringHalf({ palette }: Stage, { x, y, radius }: PlanetShape, front: boolean): string {
  const tones = [
    mix(palette.light, palette.accents[0] ?? palette.light, 0.3),
    mix(palette.light, palette.shade, 0.35),
    palette.light,
  ];
  const arcs = [1.42, 1.56, 1.64, 1.78, 1.9].map((reach, index) => {
    const rx = radius * reach;
    const ry = rx * 0.24;
    const width = radius * (index % 2 ? 0.04 : 0.1);
    return `<path d="M${n(x - rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 0 ${front ? 0 : 1} ${n(x + rx)} ${n(y)}" fill="none" stroke="${tones[index % 3]}" stroke-width="${n(width)}" opacity="${front ? 0.85 : 0.5}"/>`;
  });
  return group(` transform="rotate(${TILT} ${n(x)} ${n(y)})"`, ...arcs);
}
