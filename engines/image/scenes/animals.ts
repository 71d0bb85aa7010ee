import { mix } from '../palette/colour';
import { wants } from '../prompt/wishes';
import { group } from '../svg/shapes';
import { animalsIn, animalsOf } from './cast/animals';
import { company, gathered } from './cast/company';
import type { Animal } from './figures/animals/animal';
import { ANIMALS } from './figures/animals/animals';
import { branch } from './parts/branch';
import { bigSun } from './parts/disc-light';
import { snowfall } from './parts/falling';
import { grass, soil, swath } from './parts/ground';
import { foliage, trunks } from './parts/grove';
import { wall, windowLight } from './parts/interior';
import { rug } from './parts/rug';
import { pond, reeds, ripples } from './parts/shallows';
import { sky } from './parts/sky';
import { byShape, type Painting, type Scene, type Stage } from './stage';

/** Portrait of an animal in its habitat: meadow, forest, snow, branch, water or fireside. */
export const animals: Scene = (stage) => {
  const named = animalsIn(stage);
  const fallback = stage.random.fork('kind').pick([...ANIMALS.slice(0, 6)] as [Animal, ...Animal[]]);
  const kinds = named.length > 0 ? named : [fallback];
  const asked = named.length > 0 ? stage : withWord(stage, fallback.words[0]);
  const home = wants(stage.brief, 'snow', 'snowy', 'winter') ? 'snow' : (kinds[0]?.home ?? 'meadow');
  const wet = stage.brief.weather === 'rain' || stage.brief.weather === 'storm' || wants(stage.brief, 'skateboard');
  if (home === 'indoors') return wet ? outdoors(asked, kinds, 'meadow') : indoors(asked);
  if (home === 'branch') return onBranch(asked, kinds);
  if (home === 'water') return onWater(asked, kinds);
  return outdoors(asked, kinds, home);
};

const withWord = (stage: Stage, word: string): Stage => ({
  ...stage,
  brief: { ...stage.brief, words: new Set([...stage.brief.words, word]) },
});

/** Scale (height of a person, pixels) at which the animals fill their share of the picture. */
function scaleFor({ width, height }: Stage, kinds: readonly Animal[], share: number): number {
  const tallest = Math.max(...kinds.map(({ tall }) => (tall < 0.6 ? 0.2 + tall * 0.9 : tall)));
  const widest = Math.max(...kinds.map(({ tall, wide }) => (wide * 2 * (tall < 0.6 ? 0.2 + tall * 0.9 : tall)) / 100));
  return Math.min((height * share) / tallest, (width * 0.78) / widest);
}

const sideOf = ({ random }: Stage): -1 | 1 => (random.fork('animal').chance(0.5) ? 1 : -1);

function outdoors(stage: Stage, kinds: readonly Animal[], home: Animal['home']): Painting {
  const { width, height, unit, palette } = stage;
  const side = sideOf(stage);
  const horizon = height * byShape(stage, 0.68, 0.68, 0.7);
  const person = scaleFor(stage, kinds, byShape(stage, 0.36, 0.46, 0.52));
  const wintry = home === 'snow' ? { ...stage, brief: { ...stage.brief, season: 'winter' as const } } : stage;
  const bare = { ...wintry, brief: { ...wintry.brief, absent: new Set([...stage.brief.absent, 'sun', 'moon']) } };
  const x = width * (0.5 - side * byShape(stage, 0.02, 0.05, 0.1));
  const ground = swath(wintry, horizon + 34 * unit, 0.7, 62);
  const wood = home === 'forest' ? thicket(wintry, horizon) : '';
  return {
    back: group(
      '',
      sky(bare, { horizon }).markup,
      bigSun(
        stage,
        width * (0.5 + side * 0.14),
        horizon - byShape(stage, 300, 280, 250) * unit,
        byShape(stage, 230, 230, 220) * unit,
      ),
      swath(wintry, horizon - 40 * unit, 0.2, 61).markup,
      wood,
      ground.markup,
      company(stage, { x, y: horizon + (height - horizon) * 0.5, person, spread: width * 0.86, side }),
      grass(
        wintry,
        height + 6 * unit,
        (home === 'snow' ? 60 : 130) * unit,
        mix(soil(wintry, 1), palette.shade, home === 'snow' ? 0.2 : 0.42),
      ),
    ),
    ...(home === 'snow' ? { front: snowfall(wintry, 0.6) } : {}),
  };
}

/** Hazy trees in the background, which leave the clearing to the animal. */
function thicket(stage: Stage, horizon: number): string {
  const { palette } = stage;
  const bark = mix('#4a3526', palette.shade, 0.35);
  return [0.1, 0.35]
    .map(
      (near) =>
        trunks(stage, horizon + near * 60 * stage.unit, near, mix(palette.haze, bark, 0.2 + near)) +
        foliage(stage, near),
    )
    .join('');
}

function indoors(stage: Stage): Painting {
  const { width, height, unit } = stage;
  const floor = height * byShape(stage, 0.72, 0.72, 0.72);
  const side = sideOf(stage);
  const kinds = animalsIn(stage);
  const person = scaleFor(stage, kinds, byShape(stage, 0.36, 0.5, 0.56));
  return {
    back: group(
      '',
      wall(stage, floor),
      windowLight(stage, width * byShape(stage, 0.2, 0.2, 0.24), height * 0.12, byShape(stage, 380, 380, 360) * unit),
      rug(stage, floor, width * 0.5, height * 0.88),
      company(stage, { x: width * (0.5 + side * 0.04), y: height * 0.87, person, spread: width * 0.84, side: -1 }),
    ),
  };
}

function onBranch(stage: Stage, kinds: readonly Animal[]): Painting {
  const { width, height, unit } = stage;
  const side = sideOf(stage);
  const count = animalsOf(stage, kinds).length;
  const y = height * byShape(stage, 0.64, 0.68, 0.7);
  const person =
    scaleFor(stage, kinds, count > 2 ? 0.28 : byShape(stage, 0.3, 0.42, 0.48)) *
    (count > 2 ? Math.min(1, 3.2 / count) : 1);
  const bare = { ...stage, brief: { ...stage.brief, absent: new Set([...stage.brief.absent, 'sun', 'moon']) } };
  return {
    back: group(
      '',
      sky(bare, { horizon: height }).markup,
      bigSun(stage, width * (0.5 - side * 0.08), height * 0.4, byShape(stage, 290, 300, 280) * unit),
      branch(stage, y, side),
      gathered(
        stage,
        { x: width * 0.5, y: y + 4 * unit, person, spread: width * 0.86, side, hovering: true },
        animalsOf(stage, kinds),
      ),
    ),
  };
}

function onWater(stage: Stage, kinds: readonly Animal[]): Painting {
  const { width, height, unit, palette } = stage;
  const side = sideOf(stage);
  const shore = height * byShape(stage, 0.5, 0.5, 0.5);
  const members = animalsOf(stage, kinds);
  const person = scaleFor(
    stage,
    kinds,
    members.length > 3 ? byShape(stage, 0.24, 0.28, 0.36) : byShape(stage, 0.3, 0.38, 0.42),
  );
  const bare = { ...stage, brief: { ...stage.brief, absent: new Set([...stage.brief.absent, 'sun', 'moon']) } };
  const y = height * 0.8;
  const x = width * (0.5 - side * 0.03);
  return {
    back: group(
      '',
      sky(bare, { horizon: shore }).markup,
      bigSun(stage, width * (0.5 + side * 0.14), shore - 190 * unit, 170 * unit),
      swath(stage, shore - 30 * unit, 0.15, 63, mix(palette.land(0.3), palette.haze, 0.4)).markup,
      pond(stage, shore),
    ),
    mirror: { from: shore, chop: 0.35, strength: 0.75 },
    front: group(
      '',
      ripples(stage, x, y, Math.min(width * 0.3, person * 0.5)),
      gathered(stage, { x, y, person, spread: width * 0.86, side, hovering: true }, members),
      reeds(stage, side),
    ),
  };
}
