import { mix } from '../palette/colour';
import { colourOf, countOf, denies, wants } from '../prompt/wishes';
import { relief } from '../svg/materials';
import { n, type Point, smooth } from '../svg/number';
import { group, line, path, rect } from '../svg/shapes';
import { even, fade } from '../svg/stops';
import { animals } from './animals';
import { asksForWaterBirds } from './cast/animals';
import { company, companyMembers } from './cast/company';
import { boat } from './parts/boat';
import { breakers } from './parts/breakers';
import { cliff, lighthouse, palm } from './parts/coast';
import { ridgeLine, under } from './parts/ridge';
import { horizonGlow, sky } from './parts/sky';
import { birds } from './parts/travellers';
import { byShape, type Scene, type Stage } from './stage';

/** Open water under a wide sky, with a beach, boats or a headland on request. */
export const sea: Scene = (stage) => {
  if (asksForWaterBirds(stage)) return animals(stage);
  const { height, width, unit, brief, random } = stage;
  const chance = random.fork('coast');
  const horizon = height * byShape(stage, 0.5, 0.52, 0.5);
  const side = chance.chance(0.5);
  const backdrop = sky(stage, { horizon, at: side ? 0.34 : 0.66 });
  const land = denies(brief, 'land', 'island') ? '' : headland(stage, horizon, side);
  const tower = wants(brief, 'lighthouse') ? onItsRock(stage, width * (side ? 0.74 : 0.26), horizon) : '';
  const rough = brief.weather === 'storm';
  const asked = wants(brief, 'boat', 'sailboat', 'ship', 'yacht', 'sail', 'sailing');
  const boats = countOf(brief, ['boat', 'sailboat', 'ship', 'yacht'], asked ? 1 : chance.chance(0.4) ? 1 : 0, 9);
  const fleet = Array.from({ length: boats }, (_, index) => {
    const far = index / Math.max(3, boats);
    const x = width * (0.5 + (side ? 0.12 : -0.12) + (index % 2 ? 1 : -1) * Math.ceil(index / 2) * 0.17);
    return boat(
      stage,
      x,
      horizon + (height - horizon) * (0.2 - 0.12 * far) + 10 * unit,
      (asked ? 128 : 88) * (1 - 0.42 * far) * unit,
      index,
    );
  });
  const guests = companyMembers(stage).length > 0;
  const beach =
    guests ||
    wants(brief, 'beach', 'sand', 'shore', 'palm', 'tropical', 'island', 'coast') ||
    (!asked && chance.chance(0.4));
  const visitors = [
    company(stage, {
      x: width * (side ? 0.4 : 0.6),
      y: height * 0.955,
      person: height * byShape(stage, 0.28, 0.36, 0.42),
      spread: width * 0.62,
      side: side ? -1 : 1,
    }),
  ];
  return {
    back: group(
      '',
      backdrop.markup,
      horizonGlow(stage, horizon, 0.5),
      birds(stage),
      land,
      tower,
      water(stage, horizon),
    ),
    mirror: {
      from: horizon,
      chop: wants(brief, 'calm', 'still', 'glassy') ? 0.5 : rough ? 2 : 1.1,
      strength: rough ? 0.4 : 0.62,
    },
    front: group(
      '',
      swell(stage, horizon),
      rough ? breakers(stage, horizon) : '',
      ...fleet.reverse(),
      beach ? strand(stage, side) : '',
      group('', ...visitors),
    ),
  };
};

/** A lighthouse on a low rock, or on the requested cliff. */
function onItsRock(stage: Stage, x: number, horizon: number): string {
  const { unit, brief } = stage;
  const size = byShape(stage, 330, 310, 290) * unit;
  if (!wants(brief, 'cliff', 'rock', 'rocky')) return lighthouse(stage, x, horizon - 44 * unit, size);
  const high = 210 * unit;
  return lighthouse(stage, x, horizon - high, size) + cliff(stage, x, horizon, high + 10 * unit);
}

function water({ canvas, palette, width, height }: Stage, horizon: number): string {
  const depth = canvas.linear(even(palette.water(0.35), palette.water(0.6), palette.water(1)), { bands: 5 });
  return rect(canvas, 0, horizon, width, height - horizon, depth, { ink: 0 });
}

function headland(stage: Stage, horizon: number, side: boolean): string {
  const { canvas, palette, unit, width, brief } = stage;
  const skyline = ridgeLine(stage, {
    base: horizon + 24 * unit,
    rise: 120 * unit,
    waves: 1.7,
    layer: 4,
    jagged: wants(brief, 'cliff', 'rock', 'rocky'),
  });
  const tapered = skyline.map(({ x, y }) => {
    const share = side ? (x / width - 0.52) / 0.48 : (0.48 - x / width) / 0.48;
    return { x, y: horizon - Math.max(0, horizon - y) * Math.max(0, Math.min(1, share * 1.6)) };
  });
  const tone = colourOf(brief, 'island', 'cliff', 'rock') ?? palette.land(0.42);
  return path(canvas, under(tapered, horizon), canvas.linear(even(tone, mix(tone, palette.haze, 0.5)), { bands: 2 }), {
    ink: 0,
  });
}

/** Wave crests: short light strokes, longer and farther apart towards the viewer. */
function swell({ canvas, palette, width, height, unit, random }: Stage, horizon: number): string {
  const chance = random.fork('swell');
  const crest = mix(palette.glow, palette.water(0.2), 0.4);
  const trough = palette.water(1);
  return Array.from({ length: canvas.flat ? 34 : 110 }, (_, index) => {
    const down = chance.next() ** 1.25;
    const y = horizon + 6 * unit + down * (height - horizon);
    const length = (26 + 170 * down) * unit * chance.between(0.5, 1.2);
    const x = chance.next() * width;
    const bow = (2 + 7 * down) * unit;
    const d = `M${n(x - length / 2)} ${n(y)}Q${n(x - length / 4)} ${n(y - bow)} ${n(x)} ${n(y)}T${n(x + length / 2)} ${n(y)}`;
    return line(
      d,
      index % 3 ? crest : trough,
      (0.9 + 2.4 * down) * unit,
      ` opacity="${(canvas.flat ? 0.5 : 0.26).toFixed(2)}"`,
    );
  }).join('');
}

function strand(stage: Stage, side: boolean): string {
  const { canvas, palette, width, height, unit, random, noise, brief } = stage;
  const chance = random.fork('strand');
  const edge = (lift: number): Point[] =>
    Array.from({ length: 9 }, (_, step) => {
      const share = step / 8;
      const rise = side ? share : 1 - share;
      return {
        x: width * (share * 1.1 - 0.05),
        y: height * (0.965 - 0.15 * (1 - rise) ** 1.3) - lift * unit + chance.between(-9, 9) * unit,
      };
    });
  const shore = edge(0);
  const close = `L${n(width * 1.05)} ${n(height)}L${n(-width * 0.05)} ${n(height)}Z`;
  const wet = edge(34);
  const sand = palette.sand(0.08);
  const body = smooth(shore) + close;
  const foam = mix('#ffffff', palette.glow, 0.35);
  const trees = countOf(brief, ['palm'], wants(brief, 'palm', 'tropical', 'paradise') ? 2 : 0, 5);
  const [offset, gap] = [chance.between(0.07, 0.2), chance.between(0.11, 0.2)];
  const palms = Array.from({ length: trees }, (_, index) =>
    palm(
      stage,
      width * (side ? offset + index * gap : 1 - offset - index * gap),
      height * (0.93 + 0.02 * index),
      (560 - 120 * index) * unit * chance.between(0.84, 1.16),
      side ? 1 : -1,
      index,
    ),
  );
  return group(
    '',
    path(
      canvas,
      smooth(wet) + close,
      canvas.linear(fade(mix(sand, palette.water(0.5), 0.4), 0.75, 0.95), { bands: 1 }),
      { ink: 0 },
    ),
    line(smooth(wet), foam, 7 * unit, ' opacity=".8"'),
    line(smooth(wet.map(({ x, y }) => ({ x, y: y - 22 * unit }))), foam, 3 * unit, ' opacity=".5"'),
    path(canvas, body, canvas.linear(even(mix(sand, palette.glow, 0.25), palette.sand(0.3)), { bands: 2 }), { ink: 0 }),
    group(
      canvas.clip(body),
      relief(canvas, noise, [0, height * 0.78, width, height * 0.22], { across: 16, down: 12, depth: 0.13, layer: 9 }),
    ),
    ...palms,
  );
}
