import { mix } from '../palette/colour';
import { colourOf, countOf, denies, thingOf, wants } from '../prompt/wishes';
import type { Point } from '../svg/number';
import { group, path, rect } from '../svg/shapes';
import { even, fade } from '../svg/stops';
import { animals } from './animals';
import { asksForWaterBirds } from './cast/animals';
import { company, companyMembers } from './cast/company';
import { boat } from './parts/boat';
import { swath } from './parts/ground';
import { house } from './parts/house';
import { type RidgeShape, ridgeLine, summits, under } from './parts/ridge';
import { rockFaces, snowCaps } from './parts/rock';
import { horizonGlow, sky } from './parts/sky';
import { balloons, birds } from './parts/travellers';
import { conifer, treeLine } from './parts/trees';
import { byShape, type Scene, type Stage } from './stage';

const RIDGES = 4;

/** Mountain ranges fading into the distance, reflected in a lake unless the prompt negates water. */
export const mountains: Scene = (stage) => {
  if (asksForWaterBirds(stage)) return animals(stage);
  const { height, width, unit, brief } = stage;
  const water =
    !denies(brief, 'lake', 'water', 'river') &&
    (wants(brief, 'lake', 'water', 'river', 'fjord', 'reflection') || stage.random.fork('lake').chance(0.6));
  const shore =
    height * (water ? byShape(stage, 0.7, 0.69, 0.68) + stage.random.fork('shore').between(-0.05, 0.04) : 0.86);
  const backdrop = sky(stage, { horizon: shore * 0.86, size: 40 });
  const back = group(
    '',
    backdrop.markup,
    horizonGlow(stage, shore * 0.8),
    balloons(stage, shore * 0.8),
    birds(stage),
    ranges(stage, shore, backdrop.x),
    forestEdge(stage, shore),
    cabins(stage, shore),
  );
  const boats = countOf(
    brief,
    ['boat', 'canoe', 'kayak', 'sailboat'],
    wants(brief, 'boat', 'canoe', 'kayak', 'sailboat') ? 1 : 0,
    5,
  );
  const fleet = Array.from({ length: water ? boats : 0 }, (_, index) =>
    boat(
      stage,
      width * (0.34 + 0.13 * index),
      shore + (height - shore) * (0.36 - 0.07 * index),
      (96 - 12 * index) * unit,
      index,
    ),
  );
  const front = group('', ...fleet, bank(stage, backdrop.x), frame(stage), mistBand(stage, shore));
  if (!water) return { back: back + meadow(stage, shore), front };
  return {
    back: back + lake(stage, shore),
    mirror: { from: shore, chop: 0.5, strength: 0.82 },
    front: glints(stage, shore) + front,
  };
};

function ranges(stage: Stage, shore: number, lightX: number): string {
  const { canvas, unit, palette, height } = stage;
  const chance = stage.random.fork('ranges');
  const [high, broad] = [chance.between(0.78, 1.25), chance.between(0.62, 1.2)];
  return Array.from({ length: RIDGES }, (_, index) => {
    const near = index / (RIDGES - 1);
    const shape: RidgeShape = {
      base: shore - (1 - near) * shore * 0.18,
      rise: high * byShape(stage, 430, 400, 380) * unit * (1 - near * 0.62) * (index === 1 ? 1.12 : 0.9),
      waves: broad * (1.1 + near * 1.6),
      layer: index + 1,
      jagged: true,
    };
    const skyline = ridgeLine(stage, shape);
    const body = under(skyline, height);
    const top = palette.land(0.08 + near * 0.62);
    const fill = canvas.linear(even(top, mix(top, palette.haze, 0.42 - near * 0.25)), { bands: 2 });
    const details = group(
      canvas.clip(body),
      rockFaces(stage, skyline, lightX, near),
      snow(stage, skyline, near),
      haze(stage, shape.base, near),
    );
    return path(canvas, body, fill, { ink: 3.4 }) + details;
  }).join('');
}

function snow(stage: Stage, skyline: readonly Point[], near: number): string {
  const { brief } = stage;
  if (near > 0.5 || denies(brief, 'snow') || brief.season === 'summer') return '';
  return snowCaps(stage, skyline, summits(skyline, 14));
}

function haze({ canvas, palette, width, unit }: Stage, base: number, near: number): string {
  if (canvas.flat) return '';
  return rect(
    canvas,
    0,
    base - 200 * unit,
    width,
    260 * unit,
    canvas.linear(fade(palette.haze, 0, 0.72 - near * 0.5)),
    { ink: 0 },
  );
}

function forestEdge(stage: Stage, shore: number): string {
  const { canvas, palette, unit, random, width } = stage;
  const chance = random.fork('trees');
  const tone = colourOf(stage.brief, 'tree', 'pine', 'forest');
  return [0.72, 0.9]
    .map((depth, row) => {
      const ground = ridgeLine(stage, {
        base: shore - (1 - row) * 22 * unit,
        rise: 60 * unit,
        waves: 2,
        layer: 20 + row,
        jagged: false,
      });
      const count = Math.round((width / unit / 1000) * (row === 0 ? 120 : 70));
      const colour = tone ? mix(tone, palette.shade, depth - 0.4) : palette.land(depth);
      const trees = treeLine(ground, count, (row === 0 ? 62 : 96) * unit, chance, conifer);
      return path(
        canvas,
        under(ground, shore + 4 * unit) + trees,
        canvas.linear(even(colour, mix(colour, palette.haze, 0.14)), { bands: 2 }),
        { ink: 0 },
      );
    })
    .join('');
}

const HOMES = ['house', 'cabin', 'cottage', 'chalet', 'farmhouse', 'hut'] as const;

/** Requested houses at the foot of the forest. */
function cabins(stage: Stage, shore: number): string {
  const { brief, width, unit } = stage;
  const usual = wants(brief, ...HOMES) ? (thingOf(brief, ...HOMES)?.plural ? 3 : 1) : 0;
  const left = stage.random.fork('homes').between(0.22, 0.5);
  return Array.from({ length: countOf(brief, HOMES, usual, 5) }, (_, index) =>
    house(stage, width * (left + 0.13 * index), shore + (index % 2 ? 1 : 5) * unit, (96 - 8 * index) * unit, index),
  ).join('');
}

function lake({ canvas, width, height, unit, palette }: Stage, shore: number): string {
  const deep = canvas.linear(even(palette.water(0.25), palette.water(0.7), palette.water(1)), { bands: 4 });
  const shoreline = rect(canvas, 0, shore - 1.5 * unit, width, 3 * unit, mix(palette.glow, palette.haze, 0.4), {
    ink: 0,
    opacity: 0.5,
  });
  return rect(canvas, 0, shore, width, height - shore, deep, { ink: 0 }) + shoreline;
}

function glints({ canvas, width, height, unit, palette, random }: Stage, shore: number): string {
  const chance = random.fork('glints');
  return Array.from({ length: 26 }, () => {
    const down = chance.next() ** 1.4;
    const length = chance.between(40, 150) * unit * (0.4 + down);
    return rect(
      canvas,
      chance.next() * width - length / 2,
      shore + down * (height - shore),
      length,
      (1 + 1.6 * down) * unit,
      palette.glow,
      { ink: 0, opacity: 0.16, round: unit },
    );
  }).join('');
}

function meadow(stage: Stage, shore: number): string {
  const { canvas, height, palette } = stage;
  const ground = ridgeLine(stage, { base: shore, rise: 40 * stage.unit, waves: 1, layer: 31, jagged: false });
  return path(canvas, under(ground, height), canvas.linear(even(palette.land(0.85), palette.land(1)), { bands: 2 }));
}

/** The near shore, for the figures of the prompt. */
function bank(stage: Stage, lightX: number): string {
  if (companyMembers(stage).length === 0) return '';
  const { width, height, unit, palette } = stage;
  return (
    swath(stage, height * 0.88, 0.9, 33, mix(palette.land(0.95), palette.shade, 0.2)).markup +
    company(stage, {
      x: width * (lightX > width / 2 ? 0.44 : 0.56),
      y: height * 0.9 + 10 * unit,
      person: height * byShape(stage, 0.17, 0.22, 0.28),
      spread: width * 0.6,
      side: lightX > width / 2 ? 1 : -1,
    })
  );
}

/** Dark trees at one side as a foreground, for depth. */
function frame(stage: Stage): string {
  const { canvas, width, height, unit, random, palette } = stage;
  const chance = random.fork('frame');
  const left = chance.chance(0.5);
  const trees = Array.from({ length: byShape(stage, 4, 5, 6) }, (_, index) => {
    const away = (index * 58 + chance.between(0, 40)) * unit;
    const tall = (byShape(stage, 470, 420, 430) - index * 62) * unit * chance.between(0.85, 1.1);
    return conifer(left ? away : width - away, height + 30 * unit, tall, chance);
  });
  return path(canvas, trees.join(''), mix(palette.shade, palette.land(1), 0.35), { ink: 0 });
}

function mistBand({ canvas, width, unit, palette, brief }: Stage, shore: number): string {
  if (canvas.flat) return '';
  const thick = wants(brief, 'mist', 'misty', 'fog', 'foggy') ? 0.8 : 0.3;
  const band = canvas.linear([
    { at: 0, colour: palette.haze, opacity: 0 },
    { at: 0.5, colour: palette.haze, opacity: thick },
    { at: 1, colour: palette.haze, opacity: 0 },
  ]);
  return rect(canvas, 0, shore - 70 * unit, width, 120 * unit, band, { ink: 0 });
}
