import { mix, shift } from '../palette/colour';
import { colourOf, countOf, denies, wants } from '../prompt/wishes';
import { n, type Point } from '../svg/number';
import { group, line, path } from '../svg/shapes';
import { even } from '../svg/stops';
import { company } from './cast/company';
import { house } from './parts/house';
import { ridgeLine, under } from './parts/ridge';
import { sky } from './parts/sky';
import { balloons, birds } from './parts/travellers';
import { broadleaf, poplar, treeLine } from './parts/trees';
import { byShape, type Scene, type Stage } from './stage';

const LAYERS = 6;

/** Rolling farmland: soft hills, furrows, poplars, a farmhouse. */
export const hills: Scene = (stage) => {
  const { height, width, brief } = stage;
  const horizon = height * byShape(stage, 0.46, 0.47, 0.44);
  const backdrop = sky(stage, { horizon: horizon + 80 * stage.unit });
  const houses = countOf(brief, ['house', 'farmhouse', 'cottage', 'barn'], wants(brief, 'village') ? 5 : 1, 6);
  const layers = Array.from({ length: LAYERS }, (_, index) =>
    layer(stage, horizon, index, denies(brief, 'house', 'building') ? 0 : houses),
  );
  return {
    back: group(
      '',
      backdrop.markup,
      ...layers.slice(0, 2),
      balloons(stage, horizon * 1.1),
      ...layers.slice(2),
      birds(stage),
      company(stage, {
        x: width * 0.5,
        y: height * 0.88,
        person: height * byShape(stage, 0.16, 0.2, 0.24),
        spread: width * 0.76,
        side: backdrop.x > width / 2 ? 1 : -1,
      }),
    ),
  };
};

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
  const top = palette.land(0.2 + near * 0.56);
  const fill = canvas.linear(even(mix(top, palette.glow, 0.2), top, palette.land(0.3 + near * 0.64)), {
    x2: 0.25,
    bands: 2,
  });
  const body = under(skyline, height);
  const chance = random.fork(`hill${index}`);
  const crops =
    index > 1 && index % 2 === 0
      ? group(canvas.clip(body), furrows(stage, skyline, chance.between(0.2, 0.8), near))
      : '';
  const details =
    index === 2
      ? homestead(stage, skyline, houses)
      : index === 1 || index === 3 || index === 4
        ? grove(stage, skyline, near, index)
        : '';
  return path(canvas, body, fill, { ink: 3.4 }) + crops + details;
}

/** Rows of a field, running together towards a far point. */
function furrows({ palette, width, unit, height }: Stage, skyline: readonly Point[], at: number, near: number): string {
  const target = skyline[Math.floor(skyline.length * at)] ?? { x: width / 2, y: 0 };
  const colour = mix(palette.land(0.2 + near * 0.85), palette.shade, 0.3);
  return Array.from({ length: 26 }, (_, row) => {
    const foot = target.x + (row - 12.5) * 120 * unit;
    const d = `M${n(target.x + (row - 12.5) * 16 * unit)} ${n(target.y - 4 * unit)}Q${n(target.x + (row - 12.5) * 34 * unit)} ${n(target.y + 130 * unit)} ${n(foot)} ${n(Math.min(height, target.y + 420 * unit))}`;
    return line(d, colour, 3.4 * unit, ' opacity=".26"');
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
  const round = treeLine(spots, 4 + index * 2, (50 + 70 * near) * unit, chance, broadleaf);
  const slim =
    index === 3
      ? treeLine(skyline.slice(-Math.floor(skyline.length * 0.26)), 7, 120 * unit, chance, (x, y, tall) =>
          poplar(x, y, tall),
        )
      : '';
  return path(canvas, round + slim, colour, { ink: 0 });
}

function homestead(stage: Stage, skyline: readonly Point[], count: number): string {
  const { unit, random } = stage;
  const chance = random.fork('house');
  const start = chance.chance(0.5) ? 0.62 : 0.24;
  return Array.from({ length: count }, (_, index) => {
    const spot = skyline[Math.floor(skyline.length * (start + index * 0.075))] ?? { x: 0, y: 0 };
    return house(stage, spot.x, spot.y + 14 * unit, (74 - index * 6) * unit, index);
  }).join('');
}
