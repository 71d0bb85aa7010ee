import { mix } from '../palette/colour';
import { countOf, wants } from '../prompt/wishes';
import { disc, group } from '../svg/shapes';
import { even } from '../svg/stops';
import { company } from './cast/company';
import { asksForPeople, peopleOf } from './cast/people';
import { drum } from './parts/instruments/drum';
import { headphones } from './parts/instruments/headphones';
import type { Instrument } from './parts/instruments/instrument';
import { piano } from './parts/instruments/piano';
import { saxophone } from './parts/instruments/saxophone';
import { guitar, violin } from './parts/instruments/strings';
import { lightSide, table, wall, windowLight } from './parts/interior';
import { people } from './people';
import { byShape, type Scene, type Stage } from './stage';
import { asSubject } from './subject';

const INSTRUMENTS: readonly (readonly [instrument: Instrument, tall: number, ...words: string[]])[] = [
  [guitar, 1, 'guitar', 'ukulele', 'banjo', 'acoustic'],
  [violin, 0.92, 'violin', 'cello', 'viola', 'fiddle', 'orchestra'],
  [piano, 0.74, 'piano', 'keyboard', 'pianist'],
  [headphones, 0.7, 'headphone', 'headset', 'podcast'],
  [saxophone, 0.8, 'saxophone', 'sax', 'trumpet', 'trombone', 'horn'],
  [drum, 0.66, 'drum', 'percussion', 'drummer'],
];

/** Instruments by a wall in side light; with a player, the player in front of the sun. */
export const music: Scene = (stage) => {
  const { canvas, width, height, unit, palette } = stage;
  const kinds = instrumentsOf(stage);
  if (asksForPeople(stage) && kinds[0]?.instrument === guitar) return people(stage);
  const floor = height * byShape(stage, 0.76, 0.76, 0.78);
  const side = lightSide(stage);
  const tone = mix(palette.accents[1] ?? palette.wall, palette.wall, 0.4);
  const r = byShape(stage, 330, 340, 310) * unit;
  const halo = disc(
    canvas,
    width * 0.5,
    floor - r * 0.95,
    r,
    canvas.linear(even(mix(tone, palette.light, 0.35), tone), { bands: 2 }),
    { ink: 0 },
  );
  const size = (byShape(stage, 720, 700, 640) * unit) / (kinds.length > 2 ? 1.5 : kinds.length > 1 ? 1.15 : 1);
  // Players stand beside their instruments, so as not to cover them.
  const players = peopleOf(stage);
  const share = players.length > 0 && kinds.length > 1 ? 0.84 : 1;
  const middle = players.length > 0 ? 0.5 + side * 0.24 : 0.5;
  const drawn = kinds.map(({ instrument, tall, words }, index) =>
    asSubject(words, instrument)(
      stage,
      width * middle + (index - (kinds.length - 1) / 2) * size * share * (kinds.length > 1 ? 0.8 : 0.62),
      floor + (54 + 16 * (index % 2)) * unit,
      size * share * tall,
    ),
  );
  return {
    back: group(
      '',
      wall(stage, floor),
      halo,
      windowLight(stage, width * (side < 0 ? 0.14 : 0.86), floor * 0.1, 380 * unit),
      table(stage, floor),
      ...drawn,
      company(stage, {
        x: width * (0.5 - side * 0.24),
        y: floor + 110 * unit,
        person: height * byShape(stage, 0.3, 0.46, 0.6),
        spread: width * 0.4,
        side,
      }),
    ),
  };
};

function instrumentsOf({ brief, random }: Stage): { instrument: Instrument; tall: number; words: readonly string[] }[] {
  const named = INSTRUMENTS.filter(([, , ...words]) => wants(brief, ...words)).flatMap(([instrument, tall, ...words]) =>
    Array.from({ length: countOf(brief, words, 1, 3) }, () => ({ instrument, tall, words })),
  );
  if (named.length > 0) return named.slice(0, 4);
  const [instrument, tall] = random.fork('instrument').chance(0.5) ? [guitar, 1] : [violin, 0.92];
  return [{ instrument, tall, words: [] }];
}
