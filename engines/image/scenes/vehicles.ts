import { mix } from '../palette/colour';
import { wants } from '../prompt/wishes';
import { n } from '../svg/number';
import { group, line, path, rect } from '../svg/shapes';
import { even } from '../svg/stops';
import { company, companyMembers } from './cast/company';
import { grass, soil, swath } from './parts/ground';
import { plane } from './parts/plane';
import { ridgeLine, under } from './parts/ridge';
import { horizonGlow, sky } from './parts/sky';
import { train } from './parts/train';
import { broadleaf, conifer, TREES, treeLine } from './parts/trees';
import { byShape, type Painting, type Scene, type Stage } from './stage';
import { subject } from './subject';

const PLANES = ['plane', 'airplane', 'aeroplane', 'jet', 'aircraft'] as const;
const TRAINS = ['train', 'locomotive', 'railway', 'rail'] as const;

/** Vehicles: on a road through open country, a train on a viaduct, a plane above the clouds. */
export const vehicles: Scene = (stage) => {
  if (wants(stage.brief, ...PLANES)) return aloft(stage);
  return wants(stage.brief, ...TRAINS) ? onRails(stage) : onTheRoad(stage);
};

function country(stage: Stage, horizon: number): string {
  const { canvas, palette, height, unit, random, brief } = stage;
  const desert = wants(brief, 'desert', 'sand', 'route');
  const ranges = [0.1, 0.35].map((near, index) => {
    const ridge = ridgeLine(stage, {
      base: horizon + near * 30 * unit,
      rise: (wants(brief, 'mountain', 'alps') ? 420 : 240) * (1 - near) * unit,
      waves: 1.1 + near,
      layer: 120 + index,
      jagged: index === 0 && !desert,
    });
    const tone = desert ? palette.sand(near) : palette.land(0.12 + near * 0.6);
    return path(canvas, under(ridge, height), canvas.linear(even(tone, mix(tone, palette.haze, 0.5)), { bands: 2 }), {
      ink: 3,
    });
  });
  const edge = swath(stage, horizon + 24 * unit, 0.45, 122, desert ? palette.sand(0.3) : soil(stage, 0.4));
  const tone = mix(palette.land(0.7), palette.shade, 0.2);
  const trees = desert
    ? ''
    : treeLine(edge.line, 24, 84 * unit, random.fork('wayside'), random.fork('kind').chance(0.5) ? broadleaf : conifer);
  return group('', ...ranges, edge.markup, subject(stage, TREES, path(canvas, trees, tone, { ink: 0 })));
}

function onTheRoad(plain: Stage): Painting {
  const stage =
    companyMembers(plain).length > 0
      ? plain
      : { ...plain, brief: { ...plain.brief, words: new Set([...plain.brief.words, 'car']) } };
  const { canvas, palette, width, height, unit, random, brief } = stage;
  const side = random.fork('road').chance(0.5) ? 1 : -1;
  const horizon = height * byShape(stage, 0.6, 0.58, 0.56);
  const road = height * byShape(stage, 0.76, 0.76, 0.76);
  const deep = height * 0.13;
  const tar = mix(mix('#5a5654', palette.haze, 0.25), palette.shade, palette.night ? 0.6 : 0.3);
  const dashes = Array.from({ length: 14 }, (_, index) =>
    rect(
      canvas,
      (width * (index + 0.15)) / 13,
      road + deep * 0.56,
      width / 22,
      7 * unit,
      mix('#efe3c4', palette.haze, 0.2),
      { ink: 0 },
    ),
  );
  const near = swath(
    stage,
    road + deep,
    0.85,
    124,
    wants(brief, 'desert', 'sand') ? palette.sand(0.5) : soil(stage, 0.8),
  );
  return {
    back: group(
      '',
      sky(stage, { horizon, at: 0.5 - side * 0.24 }).markup,
      horizonGlow(stage, horizon, 0.5),
      country(stage, horizon),
      swath(stage, road - 12 * unit, 0.6, 123, wants(brief, 'desert', 'sand') ? palette.sand(0.4) : soil(stage, 0.55))
        .markup,
      rect(
        canvas,
        -10,
        road,
        width + 20,
        deep + 30 * unit,
        canvas.linear(even(mix(tar, palette.glow, 0.14), tar), { bands: 2 }),
      ),
      ...dashes,
      company(stage, {
        x: width * 0.5,
        y: road + deep * 0.42,
        person: Math.min(byShape(stage, 240, 290, 330) * unit, width * 0.34),
        spread: width * 0.84,
        side,
      }),
      near.markup,
      grass(stage, height + 6 * unit, 80 * unit, mix(soil(stage, 1), palette.shade, 0.45)),
    ),
  };
}

function onRails(stage: Stage): Painting {
  const { width, height, unit } = stage;
  const horizon = height * byShape(stage, 0.62, 0.62, 0.6);
  const deck = height * byShape(stage, 0.6, 0.6, 0.56);
  return {
    back: group(
      '',
      sky(stage, { horizon, at: 0.76 }).markup,
      horizonGlow(stage, horizon, 0.5),
      country(stage, horizon),
      viaduct(stage, deck),
      train(stage, width * byShape(stage, 0.8, 0.78, 0.74), deck, byShape(stage, 118, 128, 128) * unit),
      swath(stage, height * 0.86, 0.85, 125).markup,
      company(stage, { x: width * 0.4, y: height * 0.93, person: height * 0.16, spread: width * 0.5, side: 1 }),
      grass(stage, height + 6 * unit, 90 * unit, mix(soil(stage, 1), stage.palette.shade, 0.45)),
    ),
  };
}

/** A stone bridge on tall arches across the picture; `deck` is the level of its rails. */
function viaduct({ canvas, palette, width, height, unit }: Stage, deck: number): string {
  const stone = mix(mix('#b39a80', palette.haze, 0.25), palette.shade, palette.night ? 0.55 : 0.16);
  const bay = 190 * unit;
  const pier = 44 * unit;
  const top = deck + 34 * unit;
  const spring = top + 40 * unit + (bay - pier) / 2;
  let wall = `M-10 ${n(deck + 8 * unit)}H${n(width + 10)}V${n(height)}`;
  for (let x = Math.ceil(width / bay) * bay; x > -bay; x -= bay) {
    const [right, left] = [x + bay - pier / 2, x + pier / 2];
    wall += `H${n(right)}V${n(spring)}A${n((bay - pier) / 2)} ${n((bay - pier) / 2)} 0 0 0 ${n(left)} ${n(spring)}V${n(height)}`;
  }
  const rails = line(`M-10 ${n(deck + 3 * unit)}H${n(width + 10)}`, mix('#2a2729', palette.shade, 0.3), 5 * unit);
  return (
    path(
      canvas,
      `${wall}H-10Z`,
      canvas.linear(even(mix(stone, palette.glow, 0.26), stone, mix(stone, palette.shade, 0.35)), { bands: 3 }),
    ) +
    rect(canvas, -10, deck + 4 * unit, width + 20, 14 * unit, mix(stone, palette.light, 0.3), { ink: 2.6 }) +
    rails
  );
}

function aloft(stage: Stage): Painting {
  const { width, height, unit, canvas, palette, random } = stage;
  const chance = random.fork('clouds');
  const banks = [0.2, 0.5, 0.8, 1].map((near, row) => {
    const y = height * (0.66 + 0.11 * row);
    const tone = mix(mix('#ffffff', palette.glow, 0.35), row % 2 ? palette.haze : palette.sky(0.7), 0.5 - near * 0.3);
    const shaded = palette.night ? mix(tone, palette.shade, 0.55) : tone;
    const lobes = Array.from({ length: 20 }, () => {
      const r = (50 + 80 * near) * unit * chance.between(0.6, 1.2);
      const x = chance.between(-0.05, 1.05) * width;
      return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r * 0.8)} 0 1 1 ${n(2 * r)} 0Z`;
    });
    return path(
      canvas,
      `${lobes.join('')}M-10 ${n(y - 4 * unit)}H${n(width + 10)}V${n(height + 10)}H-10Z`,
      canvas.linear(
        even(mix(shaded, '#ffffff', palette.night ? 0.04 : 0.3), shaded, mix(shaded, palette.shade, 0.16)),
        { bands: 2 },
      ),
      { ink: 0 },
    );
  });
  return {
    back: group(
      '',
      sky(stage, { horizon: height, at: 0.2 }).markup,
      plane(stage, width * 0.56, height * byShape(stage, 0.38, 0.36, 0.38), byShape(stage, 170, 190, 180) * unit),
      ...banks,
    ),
  };
}
