import { mix } from '../palette/colour';
import { countOf, denies, wants } from '../prompt/wishes';
import { n } from '../svg/number';
import { disc, group, path } from '../svg/shapes';
import { even } from '../svg/stops';
import { company, companyMembers } from './cast/company';
import { chalet } from './parts/chalet';
import { snowfall } from './parts/falling';
import { soil, swath } from './parts/ground';
import { ridgeLine, under } from './parts/ridge';
import { sky } from './parts/sky';
import { snowman } from './parts/snowman';
import { conifer } from './parts/trees';
import { byShape, type Scene, type Stage } from './stage';
import { asSubject, beside } from './subject';

/** A village in the snow: lit windows, white roofs, firs and a path. */
export const winter: Scene = (plain) => {
  const stage = { ...plain, brief: { ...plain.brief, season: 'winter' as const } };
  const { width, height, unit, brief, random } = stage;
  const chance = random.fork('winter');
  const side = chance.chance(0.5) ? 1 : -1;
  const ground = height * byShape(stage, 0.64, 0.64, 0.62);
  const count = countOf(
    brief,
    ['house', 'cabin', 'chalet', 'cottage'],
    wants(brief, 'cabin', 'chalet', 'igloo') ? 1 : byShape(stage, 5, 6, 8),
    10,
  );
  const houses = Array.from({ length: count }, (_, index) => {
    const row = count > 2 ? index % 2 : 1;
    const share = count === 1 ? 0.5 + side * 0.1 : 0.1 + (0.8 * (index + 0.5)) / count;
    const size = (count === 1 ? 300 : row ? 150 : 108) * unit * chance.between(0.9, 1.14);
    return { y: ground + (row ? 66 : 16) * unit, x: width * share, size, index };
  }).sort((one, other) => one.y - other.y);
  const church = count > 3 ? houses[Math.floor(count / 4)] : undefined;
  const guests = companyMembers(stage).length > 0;
  const man = wants(brief, 'snowman') || (!guests && !denies(brief, 'snowman') && chance.chance(0.35));
  return {
    back: group(
      '',
      sky(stage, { horizon: ground, at: 0.5 - side * 0.24 }).markup,
      peaks(stage, ground),
      swath(stage, ground - 40 * unit, 0.1, 101).markup,
      firs(stage, ground - 10 * unit, 26, 90),
      swath(stage, ground, 0.35, 102).markup,
      ...houses.map((house) => chalet(stage, house.x, house.y, house.size, house.index, house === church)),
      swath(stage, ground + (height - ground) * 0.42, 0.7, 103).markup,
      path(
        stage.canvas,
        track(stage, ground + (height - ground) * 0.36),
        mix(soil(stage, 0.8), stage.palette.shade, 0.2),
        { ink: 0, opacity: 0.6 },
      ),
      christmasTree(
        stage,
        width * (0.5 + side * byShape(stage, 0.28, 0.27, 0.26)),
        height * 0.9,
        byShape(stage, 360, 380, 360) * unit,
      ),
      man ? snowman(stage, width * (0.5 - side * 0.2), height * 0.9, byShape(stage, 260, 290, 270) * unit, side) : '',
      company(stage, {
        x: width * (0.5 - side * 0.04),
        y: height * 0.9,
        person: height * byShape(stage, 0.2, 0.27, 0.32),
        spread: width * 0.5,
        side,
      }),
    ),
    front: group('', denies(brief, 'snowfall') || wants(brief, 'clear') ? '' : snowfall(stage, 1)),
  };
};

function peaks(stage: Stage, ground: number): string {
  const { canvas, palette, height, unit } = stage;
  const line = ridgeLine(stage, { base: ground - 60 * unit, rise: 240 * unit, waves: 1.4, layer: 100, jagged: true });
  const tone = mix(palette.haze, '#eef3f8', palette.night ? 0.08 : 0.4);
  return path(canvas, under(line, height), canvas.linear(even(tone, mix(tone, palette.haze, 0.7)), { bands: 2 }), {
    ink: 2.4,
  });
}

function firs({ canvas, palette, random, width, unit }: Stage, y: number, count: number, tall: number): string {
  const chance = random.fork('firs');
  const trees = Array.from({ length: count }, () =>
    conifer(chance.next() * width, y + chance.between(0, 30) * unit, tall * unit * chance.between(0.6, 1.3), chance),
  );
  return path(
    canvas,
    trees.join(''),
    mix(mix('#41564f', palette.haze, 0.35), palette.shade, palette.night ? 0.35 : 0),
    { ink: 0 },
  );
}

/** A trodden path from the bottom of the picture to the houses. */
function track({ width, height, unit }: Stage, top: number): string {
  const x = width * 0.48;
  return `M${n(x - 110 * unit)} ${n(height)}C${n(x - 10 * unit)} ${n(height - 120 * unit)} ${n(x + 90 * unit)} ${n(top + 80 * unit)} ${n(x + 20 * unit)} ${n(top + 30 * unit)}h${n(26 * unit)}C${n(x + 150 * unit)} ${n(top + 90 * unit)} ${n(x + 90 * unit)} ${n(height - 100 * unit)} ${n(x + 60 * unit)} ${n(height)}Z`;
}

/** A fir in the square: snow on its tiers, lights at Christmas. */
const christmasTree = asSubject(['tree', 'fir', 'christmas'], paintChristmasTree);

function paintChristmasTree(stage: Stage, x: number, y: number, tall: number): string {
  const { canvas, palette, random, brief } = stage;
  const green = mix('#2f5546', palette.shade, palette.night ? 0.4 : 0.12);
  const snow = mix('#f2f6fa', palette.haze, palette.night ? 0.45 : 0.2);
  const tier = (down: number, wide: number, lift: number) => {
    const foot = y - tall * (1 - down);
    const w = tall * wide;
    return `M${n(x)} ${n(foot - tall * 0.34 - lift)}C${n(x + w * 0.3)} ${n(foot - tall * 0.16 - lift)} ${n(x + w * 0.8)} ${n(foot - tall * 0.03 - lift)} ${n(x + w)} ${n(foot - lift)}Q${n(x + w * 0.5)} ${n(foot + tall * 0.05 - lift)} ${n(x)} ${n(foot + tall * 0.02 - lift)}Q${n(x - w * 0.5)} ${n(foot + tall * 0.05 - lift)} ${n(x - w)} ${n(foot - lift)}C${n(x - w * 0.8)} ${n(foot - tall * 0.03 - lift)} ${n(x - w * 0.3)} ${n(foot - tall * 0.16 - lift)} ${n(x)} ${n(foot - tall * 0.34 - lift)}Z`;
  };
  const tiers = [
    [0.94, 0.3],
    [0.72, 0.24],
    [0.5, 0.17],
    [0.34, 0.1],
  ] as const;
  const chance = random.fork('lights');
  const lights = wants(brief, 'christmas', 'light')
    ? Array.from({ length: 34 }, () => {
        const down = chance.between(0.2, 0.92);
        const tone = chance.pick(['#ffd36e', '#ff8a5c', '#ffe9b8', '#e2574a']);
        return disc(canvas, x + chance.between(-0.26, 0.26) * tall * down, y - tall * (1 - down), tall * 0.011, tone, {
          ink: 0,
        });
      })
    : [];
  return group(
    '',
    beside(disc(canvas, x, y, tall * 0.26, palette.shade, { ry: tall * 0.03, ink: 0, opacity: 0.25 })),
    path(
      canvas,
      `M${n(x - tall * 0.03)} ${n(y)}v${n(-tall * 0.1)}h${n(tall * 0.06)}v${n(tall * 0.1)}Z`,
      mix('#4a3527', palette.shade, 0.3),
      { ink: 2.4 },
    ),
    ...tiers.flatMap(([down, wide]) => [
      path(
        canvas,
        tier(down, wide, 0),
        canvas.linear(even(mix(green, palette.glow, 0.12), green, mix(green, palette.shade, 0.4)), { bands: 2 }),
      ),
      path(canvas, tier(down - 0.02, wide * 0.72, tall * 0.03), snow, { ink: 0, opacity: 0.9 }),
      path(canvas, tier(down - 0.015, wide * 0.64, -tall * 0.01), green, { ink: 0 }),
    ]),
    ...lights,
  );
}
