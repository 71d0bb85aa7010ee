import { mix, ramp } from '../palette/colour';
import { colourOf, countOf, denies, wants } from '../prompt/wishes';
import { relief } from '../svg/materials';
import { disc, group, path } from '../svg/shapes';
import { even } from '../svg/stops';
import { gathered } from './cast/company';
import type { Member } from './cast/member';
import { astronaut } from './figures/astronaut';
import { POSES } from './figures/poses';
import { deepSky } from './parts/deep-sky';
import { stars } from './parts/night-sky';
import { planet } from './parts/planet';
import { ridgeLine, under } from './parts/ridge';
import { byShape, type Painting, type Stage } from './stage';

/** The surface of another planet: craters, far ridges, a second planet in the sky, and the figures of the prompt. */
export function onItsGround(stage: Stage): Painting {
  const { canvas, width, height, unit, palette, brief, random, noise } = stage;
  const chance = random.fork('ground');
  const side = chance.chance(0.5) ? 1 : -1;
  const moon = wants(brief, 'moon') && !wants(brief, 'planet', 'mars');
  const rock =
    colourOf(brief, 'planet', 'mars', 'moon', 'ground') ??
    (moon ? '#a9a5a0' : wants(brief, 'mars') ? '#b5522d' : '#a8643f');
  const tone = ramp([mix(rock, '#fff1dc', 0.22), mix(rock, '#8a5a44', 0.25), mix(rock, '#12090c', 0.55)]);
  const horizon = height * byShape(stage, 0.62, 0.6, 0.58);
  const ridges = [0, 0.5, 1].map((near) => {
    const line = ridgeLine(stage, {
      base: horizon + near * (height - horizon) * 0.3,
      rise: (near === 0 ? 150 : 60) * unit,
      waves: 1.6 - near * 0.6,
      layer: 150 + near * 4,
      jagged: near === 0,
    });
    const shade = tone(0.1 + 0.42 * near);
    const fill = canvas.linear(even(mix(shade, palette.glow, 0.16), shade, tone(0.4 + 0.5 * near)), { bands: 3 });
    return path(canvas, under(line, height), fill, { ink: 3 });
  });
  const members = Array.from(
    { length: denies(brief, 'astronaut') ? 0 : countOf(brief, ['astronaut', 'cosmonaut'], 1, 5) },
    (_, index): Member => ({
      tall: 1,
      wide: 22,
      parts: astronaut(
        POSES[index % 2 ? 'stroll' : 'walk'],
        palette.accents[index % palette.accents.length] ?? '#c8502e',
      ),
      words: ['astronaut', 'person'],
      named: true,
    }),
  );
  const world = planet(stage, {
    x: width * (0.5 + side * byShape(stage, 0.2, 0.24, 0.26)),
    y: height * byShape(stage, 0.24, 0.24, 0.28),
    radius: byShape(stage, 150, 150, 150) * unit,
    layer: 2,
    rings: !denies(brief, 'ring') && chance.chance(0.6),
  });
  return {
    back: group(
      '',
      deepSky(stage),
      stars(stage, horizon * 1.2, 1.5),
      world,
      ...ridges,
      relief(canvas, noise, [0, horizon + 30 * unit, width, height - horizon], {
        across: 9,
        down: 8,
        depth: 0.2,
        octaves: 5,
        layer: 3,
      }),
      craters(stage, horizon, tone),
      gathered(
        stage,
        {
          x: width * (0.5 - side * byShape(stage, 0.04, 0.1, 0.14)),
          y: height * 0.88,
          person: height * byShape(stage, 0.32, 0.42, 0.52),
          spread: width * 0.7,
          side,
        },
        members,
      ),
    ),
  };
}

/** Craters, flatter towards the horizon, each with a lit far rim. */
function craters(
  { canvas, width, height, unit, random }: Stage,
  horizon: number,
  tone: (at: number) => string,
): string {
  const chance = random.fork('craters');
  return Array.from({ length: 9 }, (_, index) => {
    const down = 0.22 + 0.72 * ((index + chance.next()) / 9);
    const y = horizon + (height - horizon) * down;
    const x = width * ((index * 0.382 + chance.between(0, 0.3)) % 1);
    const r = (16 + 74 * down) * unit * chance.between(0.6, 1.2);
    return (
      disc(canvas, x, y - r * 0.05, r * 1.08, tone(0.16 + 0.2 * down), { ry: r * 0.3, ink: 0 }) +
      disc(canvas, x, y, r, tone(0.7 + 0.2 * down), { ry: r * 0.25, ink: 0, opacity: 0.75 }) +
      disc(canvas, x, y + r * 0.07, r * 0.86, tone(0.42 + 0.2 * down), { ry: r * 0.17, ink: 0 })
    );
  }).join('');
}
