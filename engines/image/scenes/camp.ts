import { mix } from '../palette/colour';
import { colourOf, countOf, denies, wants } from '../prompt/wishes';
import { group, path } from '../svg/shapes';
import { even } from '../svg/stops';
import { company } from './cast/company';
import { campfire, tent } from './parts/campfire';
import { grass, swath } from './parts/ground';
import { milkyWay } from './parts/milky-way';
import { ridgeLine, under } from './parts/ridge';
import { sky } from './parts/sky';
import { conifer, treeLine } from './parts/trees';
import { byShape, type Scene, type Stage } from './stage';

/** A camp at night: tents and a fire in a clearing, pines, distant mountains. */
export const camp: Scene = (stage) => {
  const { width, height, unit, brief, random, palette } = stage;
  const side = random.fork('camp').chance(0.5) ? 1 : -1;
  const ground = height * byShape(stage, 0.76, 0.76, 0.74);
  const across = (share: number) => width * (0.5 + side * share);
  const tents = countOf(brief, ['tent', 'camp'], 1, 5);
  const cloth = colourOf(brief, 'tent') ?? palette.accents[0] ?? '#c9653a';
  const size = byShape(stage, 300, 300, 290) * unit;
  const rows = Array.from({ length: tents }, (_, index) =>
    tent(
      stage,
      across(0.22 - index * 0.24),
      ground + (index % 2 ? 12 : 50) * unit,
      size * (index === 0 ? 1 : 0.74),
      index === 0 ? cloth : (palette.accents[index % palette.accents.length] ?? cloth),
      palette.night || brief.time === 'dusk',
    ),
  );
  const fire = !denies(brief, 'fire', 'campfire') && (palette.night || wants(brief, 'fire', 'campfire', 'bonfire'));
  return {
    back: group(
      '',
      sky(stage, { horizon: ground, at: 0.5 - side * 0.26 }).markup,
      palette.night ? milkyWay(stage, ground) : '',
      range(stage, ground - 30 * unit),
      pines(stage, ground),
      swath(stage, ground, 0.72, 90).markup,
      ...rows,
      fire ? campfire(stage, across(-0.14), ground + 96 * unit, 100 * unit) : '',
      company(stage, {
        x: across(-0.24),
        y: ground + 110 * unit,
        person: height * byShape(stage, 0.17, 0.24, 0.3),
        spread: width * 0.44,
        side,
      }),
      grass(stage, height + 6 * unit, 90 * unit, mix(palette.land(1), palette.shade, 0.6)),
    ),
  };
};

function range(stage: Stage, base: number): string {
  const { canvas, palette, height, unit } = stage;
  return [0.2, 0.45]
    .map((near, index) => {
      const line = ridgeLine(stage, {
        base: base - (1 - near) * 50 * unit,
        rise: (280 - 150 * near) * unit,
        waves: 1.2 + near,
        layer: 91 + index,
        jagged: true,
      });
      const tone = mix(palette.haze, palette.shade, near + (palette.night ? 0.2 : 0));
      return path(canvas, under(line, height), canvas.linear(even(tone, mix(tone, palette.haze, 0.5)), { bands: 2 }), {
        ink: 2.6,
      });
    })
    .join('');
}

/** Pines at both sides of the clearing. */
function pines({ canvas, palette, random, width, unit }: Stage, ground: number): string {
  const chance = random.fork('pines');
  const spots = (from: number, to: number) =>
    Array.from({ length: 30 }, (_, index) => ({
      x: width * (from + ((to - from) * index) / 29),
      y: ground + 20 * unit,
    }));
  const far = treeLine(spots(0, 1), 40, 150 * unit, chance, conifer);
  const near =
    treeLine(spots(-0.04, 0.2), 7, 440 * unit, chance, conifer) +
    treeLine(spots(0.82, 1.04), 7, 440 * unit, chance, conifer);
  const tone = mix(palette.land(0.9), palette.shade, 0.5);
  return (
    path(canvas, far, mix(tone, palette.haze, 0.32), { ink: 0 }) +
    path(canvas, near, mix(tone, palette.shade, 0.4), { ink: 0 })
  );
}
