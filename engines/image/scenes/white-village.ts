import { mix } from '../palette/colour';
import { colourOf, denies } from '../prompt/wishes';
import { n } from '../svg/number';
import { disc, group, line, path, rect } from '../svg/shapes';
import { even } from '../svg/stops';
import { company } from './cast/company';
import { boat } from './parts/boat';
import { ridgeLine, under } from './parts/ridge';
import { horizonGlow, sky } from './parts/sky';
import { byShape, type Painting, type Stage } from './stage';

/** Rows of houses, from the skyline down to the foreground. */
const ROWS = 6;

interface Tones {
  white: string;
  shaded: string;
  blue: string;
  pane: string;
}

/** White houses climbing a slope on one side of a bay, some with blue domes. */
export function whiteVillage(stage: Stage): Painting {
  const { canvas, width, height, unit, palette, random, brief } = stage;
  const side = random.fork('village').chance(0.5) ? 1 : -1;
  const horizon = height * byShape(stage, 0.36, 0.38, 0.4);
  const backdrop = sky(stage, { horizon, at: side > 0 ? 0.26 : 0.74 });
  const deep = canvas.linear(even(palette.water(0.3), palette.water(0.65), palette.water(1)), { bands: 4 });
  const isle = ridgeLine(stage, { base: horizon + 6 * unit, rise: 70 * unit, waves: 1.3, layer: 170, jagged: false });
  const across = (share: number) => width * (side > 0 ? share : 1 - share);
  const slope = `M${n(across(1.02))} ${n(height * 0.2)}C${n(across(0.8))} ${n(height * 0.28)} ${n(across(0.56))} ${n(height * 0.56)} ${n(across(0.3))} ${n(height * 0.8)}S${n(across(0.06))} ${n(height)} ${n(across(-0.02))} ${n(height * 1.02)}H${n(across(1.02))}Z`;
  const earth = mix(mix('#b7a186', palette.land(0.5), 0.3), palette.shade, palette.night ? 0.5 : 0.08);
  return {
    back: group(
      '',
      backdrop.markup,
      horizonGlow(stage, horizon, 0.5),
      path(canvas, under(isle, horizon + 4), mix(palette.land(0.35), palette.haze, 0.5), { ink: 0 }),
      rect(canvas, 0, horizon, width, height - horizon, deep, { ink: 0 }),
    ),
    mirror: { from: horizon, chop: 0.9, strength: 0.4 },
    front: group(
      '',
      denies(brief, 'boat') ? '' : boat(stage, across(0.24), horizon + 70 * unit, 74 * unit, 1),
      path(canvas, slope, canvas.linear(even(mix(earth, palette.glow, 0.2), earth), { bands: 2 })),
      houses(stage, side, across),
      company(stage, {
        x: across(0.62),
        y: height * 0.97,
        person: 240 * unit,
        spread: width * 0.4,
        side: side > 0 ? -1 : 1,
      }),
    ),
  };
}

function houses(stage: Stage, side: -1 | 1, across: (share: number) => number): string {
  const { height, width, unit, palette, random, brief } = stage;
  const chance = random.fork('houses');
  const dim = palette.night ? 0.5 : 0;
  const white = mix(colourOf(brief, 'house', 'village', 'wall') ?? '#f6f1e7', palette.shade, dim);
  const tones: Tones = {
    white: mix(white, palette.glow, 0.12),
    shaded: mix(white, mix(palette.shade, '#6f86b0', 0.5), 0.3),
    blue: mix(colourOf(brief, 'dome', 'roof', 'door') ?? '#2f66b0', palette.shade, dim * 0.8),
    pane: palette.night ? '#ffd58a' : mix('#35506e', palette.shade, 0.2),
  };
  return Array.from({ length: ROWS }, (_, row) => {
    const near = row / (ROWS - 1);
    const size = (86 + 130 * near) * unit;
    const foot = height * (0.36 + 0.62 * near);
    // The slope's edge at this height: houses stand from there to the edge of the picture.
    const edge = 0.78 - 0.56 * near ** 0.9;
    const count = Math.ceil(((1 - edge) * width) / (size * 0.86)) + 1;
    return Array.from({ length: count }, (_, index) => {
      const x = across(edge) + side * (index * size * 0.86 + chance.between(-0.12, 0.12) * size);
      const y = foot - index * size * 0.13 + chance.between(-0.12, 0.06) * size;
      const shape = { x, y, wide: size * chance.between(0.82, 1.05), tall: size * chance.between(0.62, 1) };
      return cube(stage, shape, side, tones, (row * 2 + index) % 4 === 1);
    })
      .reverse()
      .join('');
  }).join('');
}

interface Cube {
  x: number;
  y: number;
  wide: number;
  tall: number;
}

/** One house on (x, y): a lit front, a shaded side towards the slope, and a dome if `domed`. */
function cube(stage: Stage, { x, y, wide, tall }: Cube, side: -1 | 1, tones: Tones, domed: boolean): string {
  const { canvas, palette, unit } = stage;
  const deep = wide * 0.3 * side;
  const left = x - wide / 2;
  const at = side > 0 ? x + wide / 2 : left;
  const flank = `M${n(at)} ${n(y)}V${n(y - tall)}l${n(deep)} ${n(-wide * 0.1)}V${n(y - wide * 0.04)}Z`;
  const front = canvas.linear(even(tones.white, mix(tones.white, tones.shaded, 0.35)), { bands: 1 });
  const r = wide * 0.34;
  const dome = domed
    ? path(
        canvas,
        `M${n(x - r)} ${n(y - tall)}a${n(r)} ${n(r)} 0 0 1 ${n(r * 2)} 0Z`,
        canvas.linear(even(mix(tones.blue, '#dbe9ff', 0.35), tones.blue, mix(tones.blue, palette.shade, 0.35)), {
          x2: 1,
          y2: 0,
          bands: 2,
        }),
        { ink: 2.8 },
      ) +
      line(
        `M${n(x)} ${n(y - tall - r)}v${n(-r * 0.36)}m${n(-r * 0.12)} ${n(r * 0.12)}h${n(r * 0.24)}`,
        tones.white,
        3 * unit,
      )
    : '';
  const doorWide = wide * 0.2;
  const door = `M${n(x - wide * 0.3)} ${n(y)}v${n(-tall * 0.36)}a${n(doorWide / 2)} ${n(doorWide / 2)} 0 0 1 ${n(doorWide)} 0v${n(tall * 0.36)}Z`;
  const pane = (dx: number) =>
    rect(canvas, x + wide * dx, y - tall * 0.66, wide * 0.12, tall * 0.2, tones.pane, { ink: 2 }) +
    rect(canvas, x + wide * dx - wide * 0.015, y - tall * 0.45, wide * 0.15, tall * 0.03, tones.shaded, { ink: 0 });
  return group(
    '',
    path(canvas, flank, tones.shaded, { ink: 2.6 }),
    dome,
    rect(canvas, left, y - tall, wide, tall + 3 * unit, front, { ink: 2.8 }),
    rect(canvas, left - 2 * unit, y - tall - 3 * unit, wide + 4 * unit, tall * 0.07, mix(tones.white, '#ffffff', 0.5), {
      ink: 2.2,
    }),
    path(canvas, door, tones.blue, { ink: 2.2 }),
    pane(0.02),
    pane(0.26),
    disc(
      canvas,
      x + wide * 0.4,
      y - tall * 0.04,
      wide * 0.07,
      mix('#c04a7a', palette.shade, palette.night ? 0.5 : 0.05),
      { ink: 0 },
    ),
  );
}
