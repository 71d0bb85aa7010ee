import { mix } from '../palette/colour';
import { countOf, denies, wants } from '../prompt/wishes';
import { disc, group } from '../svg/shapes';
import { even } from '../svg/stops';
import { lightSide, shadow, table, wall, windowLight } from './parts/interior';
import { bottle, plinth } from './parts/product';
import { sprig } from './parts/sprig';
import { box, creamJar, phone, shoe, type Ware } from './parts/wares';
import { byShape, type Scene, type Stage } from './stage';
import { asSubject } from './subject';

/** Height of the bottle drawing from foot to cap, units. */
const BOTTLE = 392;
const flask: Ware = (stage, x, y, size, index) => bottle(stage, x, y, size / BOTTLE, index);

interface Kind {
  ware: Ware;
  /** Height or width relative to a bottle, which is 1. */
  size: number;
  words: readonly string[];
}

const BOTTLES: Kind = {
  ware: flask,
  size: 1,
  words: ['bottle', 'perfume', 'serum', 'lotion', 'shampoo', 'wine', 'product', 'cosmetic'],
};
const KINDS: readonly Kind[] = [
  { ware: shoe, size: 1.08, words: ['shoe', 'sneaker', 'trainer', 'boot'] },
  { ware: phone, size: 1.06, words: ['phone', 'smartphone', 'iphone', 'gadget', 'tablet'] },
  { ware: box, size: 0.78, words: ['box', 'package', 'parcel', 'gift', 'packaging', 'present'] },
  { ware: creamJar, size: 0.72, words: ['jar', 'cream', 'candle', 'skincare', 'lipstick'] },
  BOTTLES,
];

/** A product on plinths before a large disc, in side light. */
export const product: Scene = (stage) => {
  const { canvas, width, height, unit, palette } = stage;
  const floor = height * byShape(stage, 0.72, 0.74, 0.76);
  const shown = waresOf(stage);
  const backdrop = mix(palette.accents[1] ?? palette.wall, palette.wall, 0.45);
  const r = byShape(stage, 320, 330, 310) * unit;
  const halo = disc(
    canvas,
    width * 0.5,
    floor - r * 0.92,
    r,
    canvas.linear(even(mix(backdrop, palette.light, 0.35), backdrop), { bands: 2 }),
    { ink: 0 },
  );
  const size = (byShape(stage, 400, 420, 400) * unit) / (shown.length > 2 ? 1.7 : shown.length > 1 ? 1.25 : 1);
  const side = lightSide(stage);
  const things = shown.map(({ ware, size: share, words }, index) => {
    const x = width * 0.5 + (index - (shown.length - 1) / 2) * size * (share > 1 ? 1.2 : 0.84);
    const high = (66 + 56 * ((index + 1) % 2)) * unit;
    const y = floor + 66 * unit;
    const half = size * (share > 1 ? 0.6 : 0.38);
    return (
      shadow(stage, x, y, half * 0.94, 220 * unit) +
      plinth(stage, x, y, half, high) +
      shadow(stage, x, y - high, half * 0.5, 80 * unit) +
      asSubject(words, ware)(stage, x, y - high + half * 0.05, size * share, index)
    );
  });
  const twig =
    denies(stage.brief, 'plant') || shown.length > 2
      ? ''
      : `<g transform="translate(${(width * (0.5 - side * byShape(stage, 0.4, 0.38, 0.3))).toFixed(1)} ${(floor + 30 * unit).toFixed(1)}) scale(${(0.8 * unit).toFixed(3)})">${sprig(stage)}</g>`;
  const lit = windowLight(stage, width * (side < 0 ? 0.12 : 0.88), floor * 0.1, 380 * unit);
  return { back: group('', wall(stage, floor), halo, lit, twig, table(stage, floor), ...things) };
};

/** Products of the prompt in their requested numbers; a bottle where it names none. */
function waresOf({ brief }: Stage): Kind[] {
  const named = KINDS.filter(({ words }) => wants(brief, ...words));
  // "product" and "cosmetic" name no shape: they count only where no specific product is named.
  const plain = named.length > 1 && !wants(brief, 'bottle', 'perfume', 'serum', 'lotion', 'shampoo', 'wine');
  const kinds = plain ? named.filter((kind) => kind !== BOTTLES) : named;
  const all = kinds.flatMap((kind) => Array.from({ length: countOf(brief, kind.words, 1, 5) }, () => kind));
  return all.length > 0 ? all.slice(0, 5) : [BOTTLES];
}
