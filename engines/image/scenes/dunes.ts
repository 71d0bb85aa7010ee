import { mix } from '../palette/colour';
import { countOf, wants } from '../prompt/wishes';
import { relief } from '../svg/materials';
import { n, type Point, smooth } from '../svg/number';
import { group, path } from '../svg/shapes';
import { even, fade } from '../svg/stops';
import { gathered, troop } from './cast/company';
import { cactus, camel, pyramid } from './parts/desert-things';
import { horizonGlow, sky } from './parts/sky';
import { balloons, birds, peopleCount, walker } from './parts/travellers';
import { byShape, type Scene, type Stage } from './stage';

const DUNES = 5;

/** Dunes with sharp crests, one side lit and one in shadow, and small travellers for scale. */
export const dunes: Scene = (stage) => {
  const { height, width, unit, random, brief } = stage;
  const horizon = height * byShape(stage, 0.44, 0.45, 0.42);
  const light = random.fork('side').chance(0.5) ? 0.72 : 0.26;
  const backdrop = sky(stage, { horizon: horizon + 30 * unit, at: light, size: 50 });
  const pyramids = Array.from({ length: countOf(brief, ['pyramid'], wants(brief, 'pyramid') ? 2 : 0, 4) }, (_, index) =>
    pyramid(stage, width * (0.3 + 0.22 * index), horizon + 46 * unit, (240 - 70 * index) * unit),
  );
  const sands = Array.from({ length: DUNES }, (_, index) => dune(stage, horizon, index, light > 0.5 ? 1 : -1));
  const middle = sands[2] ?? { markup: '', crest: [] };
  const people = travellers(stage, middle.crest);
  const plants = Array.from(
    { length: countOf(brief, ['cactus'], wants(brief, 'cactus', 'western') ? 3 : 0, 7) },
    (_, index) =>
      cactus(
        stage,
        width * (0.16 + 0.27 * index - (index > 2 ? 0.7 : 0)),
        height * (0.78 + 0.05 * (index % 2)),
        (210 - 38 * index) * unit,
      ),
  );
  const [first, second, third, ...rest] = sands.map((sand) => sand.markup);
  return {
    back: group(
      '',
      backdrop.markup,
      horizonGlow(stage, horizon, 0.7),
      ...pyramids,
      first ?? '',
      second ?? '',
      third ?? '',
      people,
      ...rest,
      ...plants,
      gathered(
        stage,
        {
          x: width * 0.5,
          y: height * 0.9,
          person: height * byShape(stage, 0.18, 0.22, 0.26),
          spread: width * 0.7,
          side: light > 0.5 ? 1 : -1,
        },
        troop(stage),
      ),
      balloons(stage, horizon),
      birds(stage),
    ),
  };
};

function dune(stage: Stage, horizon: number, index: number, lightSide: number): { markup: string; crest: Point[] } {
  const { canvas, width, height, unit, palette, random, noise } = stage;
  const chance = random.fork(`dune${index}`);
  const near = index / (DUNES - 1);
  const base = horizon + (height - horizon) * (0.06 + near * 0.72);
  const rise = (54 + 92 * near) * unit;
  const phase = chance.between(0, 6.3);
  const length = (0.55 + 0.35 * near) * unit * 1000;
  const crest = Array.from({ length: 15 }, (_, step) => {
    const x = (width * (step - 0.5)) / 13;
    return {
      x,
      y:
        base - rise * (0.72 * Math.sin((x / length) * 2.6 + phase) + 0.28 * Math.sin((x / length) * 5.3 + phase * 2.1)),
    };
  });
  const last = crest.at(-1) as Point;
  const body = `${smooth(crest)}L${n(last.x)} ${n(height)}L${n(crest[0]?.x ?? 0)} ${n(height)}Z`;
  const top = palette.sand(0.02 + near * 0.62);
  const bottom = palette.sand(Math.min(1, 0.3 + near * 0.72));
  const skin = path(
    canvas,
    body,
    canvas.linear(even(mix(top, palette.glow, 0.3), top, bottom), {
      x1: lightSide > 0 ? 1 : 0,
      x2: lightSide > 0 ? 0.6 : 0.4,
      bands: 3,
    }),
    { ink: 3.2 },
  );
  const lee = near < 0.9 ? leeSide(stage, crest, near, lightSide) : '';
  const sand =
    near > 0.4
      ? relief(canvas, noise, [0, base - rise, width, height - base + rise], {
          across: 6 * byShape(stage, 0.7, 1, 1.5),
          down: 24,
          depth: 0.055,
          octaves: 3,
          layer: index,
        })
      : '';
  return { markup: skin + group(canvas.clip(body), lee, sand), crest };
}

/** The slip face of each summit: from the crest to the next hollow, closed by a curling edge towards the viewer. */
function leeSide({ canvas, palette, unit }: Stage, crest: readonly Point[], near: number, lightSide: number): string {
  const shadow = mix(palette.shade, palette.sand(0.85), 0.4);
  const tone = canvas.linear(fade(shadow, canvas.flat ? 0.5 : 0.78, canvas.flat ? 0.5 : 0.03), { bands: 1 });
  return summitsOf(crest)
    .map((index) => {
      const summit = crest[index] as Point;
      const hollow = nextHollow(crest, index, -lightSide);
      // A slip face cut off by the picture's edge would look like a slab.
      if (Math.abs(hollow.x - summit.x) < 150 * unit || index < 2) return '';
      const fall = (150 + 270 * near) * unit;
      const span = hollow.x - summit.x;
      const foot = { x: summit.x + span * 0.3, y: summit.y + fall };
      const edge = `C${n(summit.x + span * 0.16)} ${n(summit.y + fall * 0.3)} ${n(summit.x - span * 0.16)} ${n(summit.y + fall * 0.62)} ${n(foot.x)} ${n(foot.y)}`;
      const rise = `C${n(foot.x + span * 0.22)} ${n(foot.y - fall * 0.12)} ${n(hollow.x - span * 0.22)} ${n(hollow.y + fall * 0.2)} ${n(hollow.x)} ${n(hollow.y)}`;
      return path(
        canvas,
        `M${n(summit.x)} ${n(summit.y)}${edge}${rise}V${n(summit.y - 120 * unit)}H${n(summit.x)}Z`,
        tone,
        { ink: 0 },
      );
    })
    .join('');
}

/** The two highest summits of a crest: more slip faces would look cluttered. */
function summitsOf(crest: readonly Point[]): number[] {
  return crest
    .flatMap(({ y }, index) => ((crest[index - 1]?.y ?? 0) > y && (crest[index + 1]?.y ?? 0) > y ? [index] : []))
    .sort((one, other) => (crest[one]?.y ?? 0) - (crest[other]?.y ?? 0))
    .slice(0, 2);
}

function nextHollow(crest: readonly Point[], from: number, step: number): Point {
  let index = from;
  while (crest[index + step] && (crest[index + step]?.y ?? 0) >= (crest[index]?.y ?? 0)) index += step;
  return crest[index] as Point;
}

function travellers(stage: Stage, crest: readonly Point[]): string {
  const { unit, brief, random, width } = stage;
  const chance = random.fork('caravan');
  const start = Math.floor(crest.length * chance.between(0.3, 0.5));
  const at = (step: number): Point => {
    const whole = Math.floor(step);
    const one = crest[Math.min(crest.length - 1, whole)] ?? { x: 0, y: 0 };
    const two = crest[Math.min(crest.length - 1, whole + 1)] ?? one;
    return { x: one.x + (two.x - one.x) * (step - whole), y: one.y + (two.y - one.y) * (step - whole) };
  };
  const camels = countOf(brief, ['camel'], wants(brief, 'camel', 'caravan') ? 4 : 0, 8);
  const size = (camels > 4 ? 96 : 138) * unit;
  const pace = (size * 1.16) / (width / 13);
  const first = Math.max(1, Math.min(start, crest.length - 3 - pace * camels));
  const herd = Array.from({ length: camels }, (_, index) => {
    const spot = at(first + index * pace);
    return camel(stage, spot.x, spot.y + 7 * unit, size);
  });
  const people = peopleCount(stage, camels > 0 ? 0 : 1);
  const file = Array.from({ length: people }, (_, index) => {
    const spot = at(start - 0.8 + index * 0.42);
    return walker(stage, spot.x, spot.y + 4 * unit, 54 * unit);
  });
  return group('', ...herd, ...file);
}
