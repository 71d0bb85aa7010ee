import { mix, shift } from '../palette/colour';
import { colourOf, countOf, denies, wants } from '../prompt/wishes';
import { n } from '../svg/number';
import { group, line, path, rect } from '../svg/shapes';
import { even } from '../svg/stops';
import { company, companyMembers } from './cast/company';
import { rainfall } from './parts/falling';
import { festoon } from './parts/lights';
import { NEON, neonSigns } from './parts/neon';
import { shopfront } from './parts/shopfront';
import { sky } from './parts/sky';
import { stall, streetLamp } from './parts/street-things';
import { byShape, type Scene, type Stage } from './stage';

/** A row of shops along a pavement, with a market in front of them on request. */
export const street: Scene = (stage) => {
  const { width, height, unit, brief, random, palette } = stage;
  const chance = random.fork('street');
  const kerb = height * byShape(stage, 0.84, 0.82, 0.82);
  const market = wants(brief, 'market', 'stall', 'bazaar', 'vendor');
  const rain = wants(brief, 'rain', 'rainy');
  const guests = companyMembers(stage).length > 0;
  const stalls = market ? countOf(brief, ['stall'], byShape(stage, 2, 2, 3), 4) : 0;
  const wide = (width * 0.94) / Math.max(1, stalls);
  const size = Math.min(wide * 0.86, 380 * unit);
  return {
    back: group(
      '',
      sky(stage, { horizon: height * 0.6, at: 0.8 }).markup,
      houses(stage, kerb - 26 * unit),
      pavement(stage, kerb),
      isNeon(stage) ? neonSigns(stage, kerb - 26 * unit) : '',
      market || denies(brief, 'lamp')
        ? ''
        : streetLamp(stage, width * byShape(stage, 0.86, 0.5, 0.5), kerb + 8 * unit, 520 * unit),
      market && palette.night
        ? festoon(stage, { x: -10, y: height * 0.3 }, { x: width + 10, y: height * 0.26 }, 0)
        : '',
      ...Array.from({ length: stalls }, (_, index) =>
        stall(
          stage,
          width * 0.03 + wide * (index + 0.5) - size / 2,
          kerb + 60 * unit,
          size,
          palette.accents[(index + 1) % palette.accents.length] ?? '#b8432a',
        ),
      ),
      company(guests || denies(brief, 'person') ? stage : passers(stage, market || chance.chance(0.7)), {
        x: width * byShape(stage, 0.5, 0.42, 0.34),
        y: kerb + byShape(stage, 120, 112, 96) * unit,
        person: byShape(stage, 360, 350, 340) * unit,
        spread: width * 0.84,
        side: 1,
      }),
    ),
    ...(rain ? { mirror: { from: kerb + 22 * unit, chop: 0.9, strength: 0.4 } } : {}),
    front: rain ? rainfall(stage, 1.2) : '',
  };
};

const isNeon = ({ brief }: Stage) => brief.moods.has('neon') && !denies(brief, 'neon', 'sign');

/** Default passer-by, where the prompt names no people. */
const passers = (stage: Stage, busy: boolean): Stage =>
  busy ? { ...stage, brief: { ...stage.brief, words: new Set([...stage.brief.words, 'woman', 'walking']) } } : stage;

function houses(stage: Stage, foot: number): string {
  const { width, height, unit, random, palette, brief } = stage;
  const chance = random.fork('houses');
  const neon = isNeon(stage);
  const asked =
    colourOf(brief, 'house', 'street', 'building', 'shop', 'facade', 'cafe') ?? (neon ? '#3a3560' : undefined);
  const cloth = colourOf(brief, 'awning', 'shop', 'cafe', 'bakery');
  const usual = ['#d9a27e', '#e6cfa6', '#a8b9a6', '#c9816a', '#d8c3b4', '#8fa3b0', '#e0b98a'] as const;
  const fronts: string[] = [];
  let x = -chance.between(0.02, 0.16) * width;
  for (let index = 0; x < width; index += 1) {
    const wide = chance.between(300, 420) * unit;
    const base = asked ?? usual[(index * 3 + chance.int(0, 2)) % usual.length] ?? usual[0];
    const top = Math.max(height * 0.06, foot - (neon ? chance.between(760, 1250) : chance.between(560, 860)) * unit);
    const colour = mix(shift(base, { light: asked ? (index % 3) * 0.03 : 0 }), palette.haze, 0.12);
    fronts.push(
      shopfront(
        stage,
        {
          x,
          width: wide,
          top,
          foot,
          colour,
          cloth:
            cloth ??
            (neon ? NEON[index % NEON.length] : undefined) ??
            palette.accents[index % palette.accents.length] ??
            '#b8432a',
        },
        chance.fork(`front${index}`),
      ),
    );
    x += wide;
  }
  return group('', ...fronts);
}

function pavement(stage: Stage, kerb: number): string {
  const { canvas, palette, width, height, unit, random } = stage;
  const chance = random.fork('cobbles');
  const stone = mix(mix('#b5a896', palette.haze, 0.3), palette.shade, palette.night ? 0.62 : 0.12);
  const road = mix(stone, palette.shade, 0.3);
  const slabs = Array.from(
    { length: 26 },
    (_, index) => `M${n((width * index) / 25)} ${n(kerb - 26 * unit)}l${n((index - 12.5) * 4 * unit)} ${n(44 * unit)}`,
  ).join('');
  const cobbles = Array.from({ length: 120 }, () => {
    const y = kerb + 30 * unit + chance.next() ** 1.3 * (height - kerb);
    const long = (18 + ((y - kerb) / unit) * 0.16) * unit;
    return `M${n(chance.next() * width)} ${n(y)}q${n(long / 2)} ${n(-long * 0.22)} ${n(long)} 0`;
  }).join('');
  return group(
    '',
    rect(canvas, -10, kerb - 26 * unit, width + 20, 46 * unit, mix(stone, palette.light, 0.16), { ink: 2.6 }),
    line(slabs, mix(stone, palette.shade, 0.3), 1.6 * unit, ' opacity=".6"'),
    path(
      canvas,
      `M-10 ${n(kerb + 20 * unit)}H${n(width + 10)}V${n(height + 10)}H-10Z`,
      canvas.linear(even(road, mix(road, palette.shade, 0.34)), { bands: 2 }),
    ),
    line(cobbles, mix(road, palette.glow, 0.3), 2 * unit, ' opacity=".35"'),
    rect(canvas, -10, kerb + 14 * unit, width + 20, 9 * unit, mix(stone, palette.shade, 0.4), { ink: 0 }),
  );
}
