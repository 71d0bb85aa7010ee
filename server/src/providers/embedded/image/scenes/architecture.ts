import { mix, shift } from '../palette/colour';
import { colourOf, countOf, denies, wants } from '../prompt/wishes';
import { relief } from '../svg/materials';
import { n } from '../svg/number';
import { disc, group, path, rect } from '../svg/shapes';
import { even, fade } from '../svg/stops';
import { company } from './cast/company';
import { arch, cypress, pot, stairs } from './parts/masonry';
import { sky } from './parts/sky';
import { byShape, type Scene, type Stage } from './stage';

/** Sunlit masonry: two walls meeting at a corner, or an arcade, with stairs and long shadows. */
export const architecture: Scene = (stage) => {
  const { brief, random } = stage;
  const arches = countOf(brief, ['arch', 'column', 'door'], 0, 5);
  const arcade =
    wants(brief, 'arcade', 'courtyard', 'column', 'temple') ||
    arches > 1 ||
    (!wants(brief, 'stair', 'staircase', 'stairway') && random.fork('plan').chance(0.4));
  return {
    back: arcade ? colonnade(stage, Math.max(2, arches || byShape(stage, 2, 3, 4))) : placeEither(stage, corner(stage)),
  };
};

/** The same corner seen from the other side, for half of the seeds. */
function placeEither({ random, width }: Stage, drawn: string): string {
  return random.fork('mirror').chance(0.5) ? `<g transform="translate(${n(width)} 0) scale(-1 1)">${drawn}</g>` : drawn;
}

/** Wall colours of the picture: the lit wall and the one that turns away. */
function walls({ brief, palette, random }: Stage): [string, string] {
  const asked =
    colourOf(brief, 'wall', 'facade', 'house', 'villa', 'building', 'arch', 'architecture', 'stair') ??
    (brief.colours[0]?.nouns.length === 0 ? brief.colours[0].hex : undefined);
  const usual = wants(brief, 'santorini', 'greece', 'greek')
    ? '#f1ece2'
    : random.fork('plaster').pick(['#d8704a', '#e0a07a', '#d9b48a', '#c8674f', '#e2c7a4', '#cf8f86']);
  const base = asked ?? usual;
  const tint = (colour: string) => (palette.night ? mix(colour, palette.shade, 0.6) : colour);
  return [tint(base), tint(mix(shift(base, { light: 0.12, chroma: 0.55 }), palette.light, 0.45))];
}

function corner(stage: Stage): string {
  const { canvas, width, height, unit, palette, noise, brief } = stage;
  const [dark, pale] = walls(stage);
  const chance = stage.random.fork('corner');
  const ridge = width * (byShape(stage, 0.6, 0.58, 0.54) + chance.between(-0.07, 0.05));
  const top = height * (byShape(stage, 0.26, 0.22, 0.16) + chance.between(-0.05, 0.07));
  const leftWall = `M0 ${n(top + 62 * unit)}L${n(ridge)} ${n(top)}V${n(height)}H0Z`;
  const rightWall = `M${n(ridge)} ${n(top)}L${n(width)} ${n(top + 150 * unit)}V${n(height)}H${n(ridge)}Z`;
  const grain = (clip: string, layer: number) =>
    group(
      canvas.clip(clip),
      relief(canvas, noise, [0, top, width, height - top], { across: 8, down: 9, depth: 0.16, octaves: 5, layer }),
    );
  const opening = {
    x: ridge * 0.5,
    foot: height,
    width: 350 * unit,
    tall: (height - top) * byShape(stage, 0.52, 0.66, 0.72),
  };
  const shade = mix(dark, palette.shade, 0.5);
  const slant = `M0 ${n(top + 430 * unit)}L${n(ridge)} ${n(top + 250 * unit)}V${n(height)}H0Z`;
  const backdrop = sky(stage, { horizon: height * 0.62, at: byShape(stage, 0.8, 0.8, 0.78), size: 58 });
  const steps = denies(brief, 'stair', 'step')
    ? ''
    : stairs(stage, ridge + 30 * unit, height, width - ridge, (height - top) * 0.62, pale);
  const people = company(stage, {
    x: ridge * 0.72,
    y: height - 24 * unit,
    person: 300 * unit,
    spread: ridge * 0.6,
    side: 1,
  });
  return group(
    '',
    backdrop.markup,
    path(canvas, rightWall, canvas.linear(even(pale, mix(pale, palette.shade, 0.16)), { bands: 1 })),
    grain(rightWall, 2),
    path(
      canvas,
      `M${n(ridge)} ${n(top)}L${n(ridge + 46 * unit)} ${n(top + 18 * unit)}V${n(height)}H${n(ridge)}Z`,
      mix(dark, palette.shade, 0.6),
      { ink: 0, opacity: 0.42 },
    ),
    steps,
    path(canvas, leftWall, canvas.linear(even(mix(dark, palette.light, 0.16), dark), { bands: 1 })),
    grain(leftWall, 1),
    group(canvas.clip(leftWall), path(canvas, slant, shade, { ink: 0, opacity: 0.4 })),
    arch(stage, opening, dark, 1),
    path(
      canvas,
      `M0 ${n(top + 62 * unit)}L${n(ridge)} ${n(top)}v${n(11 * unit)}L0 ${n(top + 75 * unit)}Z`,
      mix(pale, palette.light, 0.5),
      { ink: 0, opacity: 0.85 },
    ),
    wants(brief, 'cypress', 'tree', 'plant', 'garden') || stage.random.fork('plant').chance(0.5)
      ? pot(stage, ridge * 0.12, height - 20 * unit, 150 * unit)
      : '',
    people,
  );
}

function colonnade(stage: Stage, count: number): string {
  const { canvas, width, height, unit, palette, noise, brief } = stage;
  const [dark, pale] = walls(stage);
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

type Opening = Parameters<typeof arch>[1];

/** A wall with arched holes, their lit and shaded reveals. */
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
