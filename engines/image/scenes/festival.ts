import { mix } from '../palette/colour';
import { denies, wants } from '../prompt/wishes';
import { n } from '../svg/number';
import { group, line, path } from '../svg/shapes';
import { company } from './cast/company';
import { asksForPeople } from './cast/people';
import { ferrisWheel } from './parts/ferris';
import { swath } from './parts/ground';
import { festoon, fireworks, lanterns } from './parts/lights';
import { horizonGlow, sky } from './parts/sky';
import { balloons } from './parts/travellers';
import { broadleaf, treeLine } from './parts/trees';
import { party } from './party';
import { byShape, type Scene, type Stage } from './stage';

/** An open-air festival: string lights, a crowd, and requested fireworks, lanterns, Ferris wheel or balloons. */
export const festival: Scene = (stage) => {
  if (wants(stage.brief, 'balloon') && wants(stage.brief, 'birthday', 'card', 'party')) return party(stage);
  const { width, height, unit, brief, random } = stage;
  const chance = random.fork('festival');
  const side = chance.chance(0.5) ? 1 : -1;
  const ground = height * byShape(stage, 0.8, 0.8, 0.78);
  const lamps = wants(brief, 'lantern', 'diwali');
  const fair = wants(brief, 'carnival', 'fairground', 'ferris', 'fair');
  const burst =
    wants(brief, 'firework', 'newyear', 'celebration', 'celebrate') ||
    (!lamps && !fair && stage.palette.night && chance.chance(0.6));
  const crowd = asksForPeople(stage)
    ? stage
    : celebrating(stage, denies(brief, 'person', 'crowd') ? undefined : 'crowd');
  const people = company(crowd, {
    x: width * 0.5,
    y: ground + (height - ground) * 0.4,
    person: height * (fair ? 0.7 : 1) * byShape(stage, 0.16, 0.21, 0.27),
    spread: width * 0.9,
    side,
  });
  return {
    back: group(
      '',
      sky(stage, { horizon: ground, at: 0.5 - side * 0.3 }).markup,
      horizonGlow(stage, ground, 0.5),
      burst ? fireworks(stage, ground) : '',
      wants(brief, 'balloon') ? balloons(stage, ground) : '',
      fair
        ? ferrisWheel(stage, width * (0.5 + side * 0.16), ground + 10 * unit, byShape(stage, 270, 300, 260) * unit)
        : '',
      trees(stage, ground),
      swath(stage, ground, 0.8, 110).markup,
      lamps ? lanterns(stage, ground) : fair ? '' : festoons(stage, ground),
      people,
    ),
  };
};

/** Default crowd with raised arms, where the prompt names no people. */
const celebrating = (stage: Stage, word: string | undefined): Stage =>
  word ? { ...stage, brief: { ...stage.brief, words: new Set([...stage.brief.words, word, 'cheer']) } } : stage;

function trees({ canvas, palette, random, width, unit }: Stage, ground: number): string {
  const spots = Array.from({ length: 40 }, (_, index) => ({ x: (width * index) / 39, y: ground + 14 * unit }));
  const line = treeLine(spots, 22, 130 * unit, random.fork('trees'), broadleaf);
  return path(canvas, line, mix(mix(palette.land(0.9), palette.shade, 0.5), palette.haze, 0.22), { ink: 0 });
}

/** String lights from pole to pole, nearer ones higher. */
function festoons(stage: Stage, ground: number): string {
  const { width, height, unit, palette } = stage;
  const poles = byShape(stage, [-0.04, 0.5, 1.04], [-0.04, 0.5, 1.04], [-0.03, 0.34, 0.68, 1.03]);
  const top = (index: number) => height * (0.34 + (index % 2) * 0.06);
  const masts = poles.map((at, index) =>
    line(
      `M${n(width * at)} ${n(ground + 40 * unit)}V${n(top(index))}`,
      mix(palette.shade, palette.haze, 0.16),
      7 * unit,
    ),
  );
  const strung = poles.slice(1).flatMap((at, index) => {
    const from = { x: width * (poles[index] ?? 0), y: top(index) };
    const to = { x: width * at, y: top(index + 1) };
    return [
      festoon(stage, { x: from.x, y: from.y + 90 * unit }, { x: to.x, y: to.y + 90 * unit }, index),
      festoon(stage, from, to, index + 1),
    ];
  });
  return group('', ...masts, ...strung);
}
