import { mix } from '../palette/colour';
import { colourOf, countOf, wants } from '../prompt/wishes';
import { n } from '../svg/number';
import { disc, group, line, path, rect } from '../svg/shapes';
import { even } from '../svg/stops';
import { airOf } from './cast/air';
import { company } from './cast/company';
import { asksForPeople } from './cast/people';
import { figure } from './figures/figure';
import { person } from './figures/person';
import { POSES } from './figures/poses';
import { VEHICLES } from './figures/vehicles';
import { type BallKind, ball } from './parts/balls';
import { bigSun } from './parts/disc-light';
import { furniture, turf } from './parts/pitch';
import { ridgeLine, under } from './parts/ridge';
import { sky } from './parts/sky';
import { byShape, type Painting, type Scene, type Stage } from './stage';

const BALLS: readonly (readonly [BallKind, ...string[]])[] = [
  ['basketball', 'basketball', 'hoop'],
  ['tennis', 'tennis', 'racket'],
  ['volleyball', 'volleyball'],
  ['golf', 'golf', 'golfer'],
  ['football', 'football', 'soccer', 'goal', 'ball', 'match'],
];

/** Sport: a ball on its playing field, or runners and riders in front of a low sun. */
export const sport: Scene = (stage) => {
  const kind = BALLS.find(([, ...words]) => wants(stage.brief, ...words))?.[0];
  return kind ? onTheGround(stage, kind) : inMotion(stage, wants(stage.brief, 'cyclist', 'cycling', 'bike', 'bicycle'));
};

const clearSky = (stage: Stage): Stage => ({
  ...stage,
  brief: { ...stage.brief, absent: new Set([...stage.brief.absent, 'sun', 'moon']) },
});

function onTheGround(stage: Stage, kind: BallKind): Painting {
  const { width, height, unit, canvas, palette, random, brief } = stage;
  const side = random.fork('sport').chance(0.5) ? 1 : -1;
  const top = height * byShape(stage, 0.62, 0.6, 0.58);
  const far = ridgeLine(stage, { base: top, rise: 60 * unit, waves: 2.4, layer: 140, jagged: false });
  const balls = countOf(brief, ['ball', kind], 1, 7);
  const guests = asksForPeople(stage);
  const r = byShape(stage, 170, 170, 160) * unit * (guests ? 0.3 : balls > 1 ? 0.6 : 1);
  // The ball lies at the player's foot, on the side of the goal.
  const person = height * byShape(stage, 0.32, 0.42, 0.5);
  const player = width * (0.5 - side * 0.1);
  const drawn = Array.from({ length: balls }, (_, index) => {
    const x = guests ? player + side * person * 0.62 : width * (0.5 - side * 0.12);
    const spread = (index - (balls - 1) / 2) * r * 2.3;
    const y = height * (guests ? 0.9 : 0.86) - r;
    const shadow = disc(canvas, x + spread - side * r * 0.5, y + r * 0.96, r * 1.25, palette.shade, {
      ry: r * 0.18,
      ink: 0,
      opacity: 0.4,
    });
    return shadow + ball(stage, kind, x + spread, y, r, side);
  });
  return {
    back: group(
      '',
      sky(clearSky(stage), { horizon: top }).markup,
      bigSun(stage, width * (0.5 + side * 0.16), top - 130 * unit, byShape(stage, 190, 200, 190) * unit),
      path(canvas, under(far, height), mix(mix(palette.land(0.6), palette.shade, 0.4), palette.haze, 0.3), { ink: 0 }),
      turf(stage, kind, top),
      furniture(stage, kind, top, side),
      guests
        ? company(stage, {
            x: player,
            y: height * 0.9,
            person,
            facing: side,
            spread: width * 0.7,
            side,
          })
        : '',
      ...drawn,
    ),
  };
}

function inMotion(plain: Stage, cycling: boolean): Painting {
  const { width, height, unit, canvas, palette, random, brief } = plain;
  const side = random.fork('sport').chance(0.5) ? 1 : -1;
  const stage = asksForPeople(plain)
    ? plain
    : { ...plain, brief: { ...brief, words: new Set([...brief.words, 'runner', 'running']) } };
  const top = height * byShape(stage, 0.74, 0.74, 0.72);
  const track = mix(
    mix(colourOf(brief, 'track', 'road') ?? (cycling ? '#6a6462' : '#b5583c'), palette.haze, 0.14),
    palette.shade,
    palette.night ? 0.5 : 0.12,
  );
  const hills = ridgeLine(stage, { base: top, rise: 120 * unit, waves: 1.2, layer: 141, jagged: false });
  const lanes = [0.16, 0.42, 0.8].map((down) => `M-10 ${n(top + (height - top) * down)}H${n(width + 10)}`).join('');
  const person = height * byShape(stage, 0.3, 0.42, 0.48);
  return {
    back: group(
      '',
      sky(clearSky(stage), { horizon: top }).markup,
      bigSun(
        stage,
        width * (0.5 + side * 0.08),
        top - byShape(stage, 250, 240, 220) * unit,
        byShape(stage, 250, 270, 260) * unit,
      ),
      path(canvas, under(hills, height), mix(mix(palette.land(0.6), palette.shade, 0.3), palette.haze, 0.4), {
        ink: 2.6,
      }),
      rect(
        canvas,
        -10,
        top,
        width + 20,
        height - top + 10,
        canvas.linear(even(mix(track, palette.glow, 0.26), track, mix(track, palette.shade, 0.3)), { bands: 3 }),
      ),
      line(lanes, mix('#fbf3e0', track, 0.15), 6 * unit, ' opacity=".8"'),
      cycling
        ? riders(stage, { x: width * 0.5, y: top + (height - top) * 0.44, size: person * 0.9 })
        : company(stage, { x: width * 0.5, y: top + (height - top) * 0.44, person, spread: width * 0.86, side }),
    ),
  };
}

/** Cyclists in single file, each on a bicycle of a different colour. */
function riders(stage: Stage, { x, y, size }: { x: number; y: number; size: number }): string {
  const { palette, brief, width } = stage;
  const bike = VEHICLES.find(({ words }) => words[0] === 'bicycle');
  if (!bike) return '';
  const count = countOf(brief, ['cyclist', 'rider', 'bike', 'bicycle', 'person'], 1, 5);
  const fit = Math.min(size, (width * 0.9) / (count * 1.06));
  const air = airOf(stage, -1);
  return Array.from({ length: count }, (_, index) => {
    const top = palette.accents[index % palette.accents.length] ?? '#b8432a';
    const spot = { x: x + (index - (count - 1) / 2) * fit * 1.06, y };
    const rider = person(POSES.ride, {
      garment: 'trousers',
      hair: 'hat',
      top,
      legs: '#2f3a4a',
      skin: '#b98058',
      hairColour: mix(top, '#2a2020', 0.4),
    });
    return (
      figure(stage, { ...spot, size: fit * 0.62 }, air, bike.draw(top, palette.night)) +
      figure(stage, { x: spot.x - fit * 0.1, y: y - fit * 0.12, size: fit * 0.86 }, air, rider)
    );
  }).join('');
}
