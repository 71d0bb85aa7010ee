import { mix } from '../palette/colour';
import { denies } from '../prompt/wishes';
import { relief } from '../svg/materials';
import { n } from '../svg/number';
import { disc, group, path, rect } from '../svg/shapes';
import { even, fade } from '../svg/stops';
import { company } from './cast/company';
import { cypress, type Opening } from './parts/masonry';
import { plaster } from './parts/plaster';
import { sky } from './parts/sky';
import { byShape, type Stage } from './stage';

/** An arcade seen from its courtyard, with light through the arches. */
export function colonnade(stage: Stage, count: number): string {
  const { canvas, width, height, unit, palette, noise, brief } = stage;
  const [dark, pale] = plaster(stage);
  const floor = height * byShape(stage, 0.8, 0.82, 0.84);
  const top = height * byShape(stage, 0.24, 0.16, 0.1);
  const wall = `M0 ${n(top)}H${n(width)}V${n(floor)}H0Z`;
  const bay = width / count;
  const openings = Array.from({ length: count }, (_, index) => ({
    x: bay * (index + 0.5),
    foot: floor,
    width: bay * byShape(stage, 0.62, 0.62, 0.6),
    tall: Math.min((floor - top) * 0.8, bay * 1.9),
  }));
  const backdrop = sky(stage, { horizon: floor - 60 * unit, at: 0.74, size: 50 });
  const cast = openings
    .map(
      ({ x, width: wide }) =>
        `M${n(x - wide / 2)} ${n(floor)}H${n(x + wide / 2)}L${n(x + wide / 2 - 330 * unit)} ${n(height)}H${n(x - wide / 2 - 330 * unit)}Z`,
    )
    .join('');
  const ground = mix(pale, palette.surface, 0.4);
  const people = company(stage, {
    x: width * 0.42,
    y: floor + (height - floor) * 0.45,
    person: Math.min(380 * unit, (floor - top) * 0.5),
    spread: width * 0.6,
    side: 1,
  });
  const far = denies(brief, 'tree', 'plant')
    ? ''
    : group(
        '',
        ...openings.map(({ x, width: wide }, index) =>
          index % 2 === 0 ? cypress(stage, x + wide * 0.12, floor - 8 * unit, 330 * unit) : '',
        ),
      );
  return group(
    '',
    backdrop.markup,
    rect(canvas, 0, floor - 90 * unit, width, 100 * unit, mix(palette.land(0.4), palette.haze, 0.3), { ink: 0 }),
    far,
    rect(
      canvas,
      0,
      floor,
      width,
      height - floor,
      canvas.linear(even(mix(ground, palette.shade, 0.42), mix(ground, palette.shade, 0.3)), { bands: 2 }),
    ),
    path(canvas, cast, canvas.linear(fade(mix(palette.light, palette.glow, 0.5), 0.75, 0.35), { bands: 1 }), {
      ink: 0,
    }),
    pierced(stage, wall, openings, dark, noise, top, floor),
    rect(
      canvas,
      -10,
      top - 22 * unit,
      width + 20,
      34 * unit,
      canvas.linear(even(mix(pale, palette.light, 0.4), mix(dark, palette.shade, 0.2)), { bands: 2 }),
    ),
    disc(canvas, width * 0.06, floor, 60 * unit, palette.shade, { ry: 10 * unit, ink: 0, opacity: 0.25 }),
    people,
  );
}

/** A wall with arched openings and their lit and shaded reveals. */
function pierced(
  stage: Stage,
  wall: string,
  openings: readonly Opening[],
  colour: string,
  noise: Stage['noise'],
  top: number,
  floor: number,
): string {
  const { canvas, palette, width } = stage;
  const holes = openings.map(({ x, foot, width: wide, tall }) => {
    const r = wide / 2;
    return `M${n(x - r)} ${n(foot)}V${n(foot - tall + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(foot - tall + r)}V${n(foot)}Z`;
  });
  const fill = canvas.linear(even(mix(colour, palette.light, 0.2), colour, mix(colour, palette.shade, 0.12)), {
    x2: 0.4,
    bands: 2,
  });
  const shape = `${wall}${holes.join('')}`;
  const surface = path(canvas, shape, fill, { attributes: ' fill-rule="evenodd"' });
  const clip = canvas.define((id) => `<clipPath id="${id}"><path d="${shape}" clip-rule="evenodd"/></clipPath>`);
  const bumps = group(
    ` clip-path="${clip}"`,
    relief(canvas, noise, [0, top, width, floor - top], { across: 9, down: 7, depth: 0.16, octaves: 5 }),
  );
  const reveals = openings.map(({ x, foot, width: wide, tall }) => {
    const r = wide / 2;
    const depth = wide * 0.13;
    const d = `M${n(x + r)} ${n(foot)}V${n(foot - tall + r)}A${n(r)} ${n(r)} 0 0 0 ${n(x - r)} ${n(foot - tall + r)}H${n(x - r + depth * 0.2)}A${n(r - depth * 0.6)} ${n(r)} 0 0 1 ${n(x + r - depth)} ${n(foot - tall + r)}V${n(foot)}Z`;
    return path(
      canvas,
      d,
      canvas.linear(even(mix(colour, palette.shade, 0.62), mix(colour, palette.shade, 0.3)), {
        x2: 1,
        y2: 0,
        bands: 2,
      }),
      { ink: 2.6 },
    );
  });
  return surface + bumps + group('', ...reveals);
}
