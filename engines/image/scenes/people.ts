import { mix } from '../palette/colour';
import { wants } from '../prompt/wishes';
import { group, rect } from '../svg/shapes';
import { fade } from '../svg/stops';
import { company, gathered } from './cast/company';
import { asksForPeople, peopleOf } from './cast/people';
import { bench } from './parts/bench';
import { bigSun } from './parts/disc-light';
import { grass, soil, swath } from './parts/ground';
import { picnicRug } from './parts/picnic';
import { sky } from './parts/sky';
import { birds } from './parts/travellers';
import { crowned } from './parts/tree';
import { byShape, type Painting, type Scene, type Stage } from './stage';

/** People in front of a large low sun, or in a park: one, a pair or a crowd, in the pose of the prompt. */
export const people: Scene = (stage) =>
  wants(stage.brief, 'read', 'reading', 'sit', 'sitting', 'bench', 'picnic') ? inThePark(stage) : againstTheSun(stage);

/** Default: one person, where the prompt names none. */
function withDefaultPerson(stage: Stage): Stage {
  return asksForPeople(stage)
    ? stage
    : { ...stage, brief: { ...stage.brief, words: new Set([...stage.brief.words, 'woman']) } };
}

function againstTheSun(plain: Stage): Painting {
  const stage = withDefaultPerson(plain);
  const { width, height, unit, random, palette } = stage;
  const chance = random.fork('people');
  const count = peopleOf(stage).length;
  const horizon = height * byShape(stage, 0.74, 0.76, 0.76);
  const side = chance.chance(0.5) ? 1 : -1;
  const x = width * (count > 4 ? 0.5 : 0.5 + side * byShape(stage, 0.04, 0.06, 0.12));
  const r = byShape(stage, 270, 290, 270) * unit;
  const bareSky = { ...stage, brief: { ...stage.brief, absent: new Set([...stage.brief.absent, 'sun', 'moon']) } };
  const person = (count > 8 ? 0.3 : count > 3 ? 0.36 : byShape(stage, 0.34, 0.44, 0.5)) * height;
  const far = swath(stage, horizon - 26 * unit, 0.3, 51);
  const near = swath(stage, horizon + 30 * unit, 0.75, 52);
  const ground = {
    x,
    y: horizon + (height - horizon) * 0.42,
    person,
    spread: width * 0.8,
    side: side > 0 ? 1 : -1,
  } as const;
  return {
    back: group(
      '',
      sky(bareSky, { horizon }).markup,
      bigSun(stage, x + side * 40 * unit, horizon - r * 0.72, r),
      birds(stage),
      far.markup,
      veil(stage, horizon),
      near.markup,
      company(stage, ground),
      grass(stage, height + 6 * unit, 90 * unit, mix(soil(stage, 1), palette.shade, 0.55)),
    ),
  };
}

/** Warm haze between background and foreground. */
function veil({ canvas, palette, width, unit }: Stage, horizon: number): string {
  if (canvas.flat) return '';
  return rect(canvas, 0, horizon - 90 * unit, width, 140 * unit, canvas.linear(fade(palette.haze, 0, 0.55)), {
    ink: 0,
  });
}

function inThePark(plain: Stage): Painting {
  const stage = withDefaultPerson(plain);
  const { width, height, unit, random, palette, brief } = stage;
  const side = random.fork('people').chance(0.5) ? 1 : -1;
  const horizon = height * byShape(stage, 0.62, 0.6, 0.58);
  const seated = wants(brief, 'read', 'reading', 'sit', 'sitting', 'bench') && !wants(brief, 'picnic');
  const sitters = peopleOf(stage, { seats: !seated });
  const person = byShape(stage, 0.34, 0.42, 0.5) * height;
  const x = width * (0.5 - side * (wants(brief, 'tree') ? -0.04 : byShape(stage, 0.04, 0.1, 0.14)));
  const y = height * 0.86;
  const spread = Math.min(width * 0.8, person * (0.42 * sitters.length + 0.3));
  const trees = [0.08, 0.3, 0.92].map((at, index) =>
    crowned(
      stage,
      width * (side > 0 ? at : 1 - at),
      horizon + 30 * unit,
      (210 + 30 * index) * unit,
      side > 0 ? 1 : -1,
      index + 2,
    ),
  );
  return {
    back: group(
      '',
      sky(stage, { horizon: horizon + 30 * unit, at: side > 0 ? 0.22 : 0.78 }).markup,
      birds(stage),
      swath(stage, horizon, 0.25, 53).markup,
      ...trees,
      swath(stage, horizon + (height - horizon) * 0.3, 0.6, 54).markup,
      crowned(
        stage,
        width * (0.5 + side * byShape(stage, 0.3, 0.28, 0.24)),
        y - 20 * unit,
        byShape(stage, 900, 820, 800) * unit,
        side > 0 ? -1 : 1,
        9,
      ),
      wants(brief, 'picnic') ? picnicRug(stage, x, y, spread * 1.3, person) : '',
      seated ? bench(stage, x, y, spread * 1.15, person * 0.21) : '',
      gathered(stage, { x, y: y + 4 * unit, person, spread, side: side > 0 ? -1 : 1 }, sitters),
      grass(stage, height + 6 * unit, 100 * unit, mix(soil(stage, 1), palette.shade, 0.35)),
    ),
  };
}
