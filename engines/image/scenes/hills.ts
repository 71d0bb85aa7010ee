import { mix, shift } from '../palette/colour';
import { colourOf, countOf, denies, thingOf, wants } from '../prompt/wishes';
import { n, type Point } from '../svg/number';
import { group, line, path } from '../svg/shapes';
import { even } from '../svg/stops';
import { company } from './cast/company';
import { cropOf } from './parts/crops';
import { house } from './parts/house';
import { ridgeLine, under } from './parts/ridge';
import { sky } from './parts/sky';
import { balloons, birds } from './parts/travellers';
import { crowned } from './parts/tree';
import { acacia, broadleaf, poplar, TREES, treeLine } from './parts/trees';
import { byShape, type Scene, type Stage } from './stage';
import { subject } from './subject';

const LAYERS = 6;

/** Rolling hills with furrows, poplars and a farmhouse; on request a field in bloom, a savanna or a single tree. */
export const hills: Scene = (stage) => {
  const { height, width, brief } = stage;
  const horizon = height * byShape(stage, 0.46, 0.47, 0.44);
  const backdrop = sky(stage, { horizon: horizon + 80 * stage.unit });
  const wild = isSavanna(stage) || isLone(stage);
  const usual = wants(brief, 'village') ? 5 : wild ? 0 : 1;
  const houses = countOf(brief, ['house', 'farmhouse', 'cottage', 'barn'], usual, 6);
  const layers = Array.from({ length: LAYERS }, (_, index) =>
    layer(stage, horizon, index, denies(brief, 'house', 'building') ? 0 : houses),
  );
  const side = backdrop.x > width / 2 ? 1 : -1;
  const lone = isLone(stage)
    ? crowned(stage, width * (0.5 - side * 0.08), height * 0.72, byShape(stage, 620, 600, 560) * stage.unit, side)
    : '';
  return {
    back: group(
      '',
      backdrop.markup,
      ...layers.slice(0, 2),
      balloons(stage, horizon * 1.1),
      isLone(stage) ? '' : birds(stage),
      ...layers.slice(2, 4),
      lone,
      ...layers.slice(4),
      company(stage, {
        x: width * 0.5,
        y: height * 0.88,
        person: height * byShape(stage, 0.16, 0.2, 0.24),
        spread: width * 0.76,
        side,
      }),
    ),
  };
};

const isSavanna = ({ brief }: Stage) => wants(brief, 'savanna', 'savannah', 'serengeti', 'safari');

/** Whether the prompt asks for a single tree, which then stands alone on the hill. */
function isLone({ brief }: Stage): boolean {
  const tree = thingOf(brief, 'tree');
  return tree !== undefined && (tree.count === 1 || wants(brief, 'lone', 'single', 'solitary', 'lonely'));
}

function layer(stage: Stage, horizon: number, index: number, houses: number): string {
  const { canvas, height, unit, palette, random } = stage;
  const near = index / (LAYERS - 1);
  const base = horizon + (height - horizon) * (near * 0.86) + 40 * unit;
  const skyline = ridgeLine(stage, {
    base,
    rise: (110 + 50 * near) * unit,
    waves: 1.15 - near * 0.25,
    layer: index + 3,
    jagged: false,
  });
  const crop = isSavanna(stage) ? '#c9a04e' : cropOf(stage.brief);
  const grown = (land: string) => (crop && index > 1 ? mix(land, crop, 0.62) : land);
  const top = grown(palette.land(0.2 + near * 0.56));
  const fill = canvas.linear(even(mix(top, palette.glow, 0.2), top, grown(palette.land(0.3 + near * 0.64))), {
    x2: 0.25,
    bands: 2,
  });
  const body = under(skyline, height);
  const chance = random.fork(`hill${index}`);
  const crops =
    !isSavanna(stage) && index > 1 && (index % 2 === 0 || cropOf(stage.brief))
      ? group(canvas.clip(body), furrows(stage, skyline, chance.between(0.2, 0.8), near))
      : '';
  const details = isLone(stage)
    ? ''
    : index === 2
      ? homestead(stage, skyline, houses)
      : index === 1 || index === 3 || index === 4
        ? grove(stage, skyline, near, index)
        : '';
  return path(canvas, body, fill, { ink: 3.4 }) + crops + details;
}

/** Rows of a field that converge in a vanishing point. */
function furrows(
  { palette, brief, width, unit, height }: Stage,
  skyline: readonly Point[],
  at: number,
  near: number,
): string {
  const target = skyline[Math.floor(skyline.length * at)] ?? { x: width / 2, y: 0 };
  const crop = cropOf(brief);
  const colour = mix(crop ?? palette.land(0.2 + near * 0.85), palette.shade, crop ? 0.42 : 0.3);
  const [wide, strong] = crop ? [7 + 16 * near, 0.5] : [3.4, 0.26];
  return Array.from({ length: 26 }, (_, row) => {
    const foot = target.x + (row - 12.5) * 120 * unit;
    const d = `M${n(target.x + (row - 12.5) * 16 * unit)} ${n(target.y - 4 * unit)}Q${n(target.x + (row - 12.5) * 34 * unit)} ${n(target.y + 130 * unit)} ${n(foot)} ${n(Math.min(height, target.y + 420 * unit))}`;
    return line(d, colour, wide * unit, ` opacity="${strong}"`);
  }).join('');
}

function grove(stage: Stage, skyline: readonly Point[], near: number, index: number): string {
  const { canvas, palette, unit, random } = stage;
  const chance = random.fork(`grove${index}`);
  const leaf = colourOf(stage.brief, 'tree') ?? palette.land(0.4 + near * 0.6);
  const colour = canvas.linear(even(shift(leaf, { light: 0.02 }), shift(leaf, { light: -0.15 })), {
    x2: 0.4,
    bands: 2,
  });
  const from = Math.floor(skyline.length * chance.between(0.05, 0.6));
  const spots = skyline.slice(from, from + Math.floor(skyline.length * 0.3));
  const tall = (70 + 90 * near) * unit;
  if (isSavanna(stage))
    return subject(
      stage,
      TREES,
      path(canvas, treeLine(skyline, 2 + index, tall * 1.5, chance, acacia), colour, { ink: 0 }),
    );
  const round = treeLine(spots, 4 + index * 2, tall, chance, broadleaf);
  const slim =
    index === 3 ? treeLine(skyline.slice(-Math.floor(skyline.length * 0.26)), 7, 190 * unit, chance, poplar) : '';
  return subject(stage, TREES, path(canvas, round + slim, colour, { ink: 0 }));
}

function homestead(stage: Stage, skyline: readonly Point[], count: number): string {
  const { unit, random } = stage;
  const chance = random.fork('house');
  const start = chance.chance(0.5) ? 0.62 : 0.24;
  return Array.from({ length: count }, (_, index) => {
    const spot = skyline[Math.floor(skyline.length * (start + index * 0.075))] ?? { x: 0, y: 0 };
    return house(stage, spot.x, spot.y + 14 * unit, (112 - index * 9) * unit, index);
  }).join('');
}
