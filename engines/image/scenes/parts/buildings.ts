import { n } from '../../svg/number';
import type { Stage } from '../stage';

export interface Building {
  x: number;
  top: number;
  width: number;
  ground: number;
  crown: 'flat' | 'stepped' | 'spire' | 'slant' | 'dome';
  seed: string;
}

export interface SkylineShape {
  ground: number;
  /** Height of the tallest building, pixels. */
  tall: number;
  /** Usual width, pixels. */
  wide: number;
  layer: number;
}

const CROWNS: readonly [Building['crown'], ...Building['crown'][]] = [
  'flat',
  'flat',
  'stepped',
  'spire',
  'slant',
  'flat',
  'dome',
];

/** One row of buildings across the picture: a cluster of towers, lower towards the edges. */
export function skylineOf({ width, random, noise }: Stage, { ground, tall, wide, layer }: SkylineShape): Building[] {
  const chance = random.fork(`row${layer}`);
  const centre = chance.between(0.3, 0.7) * width;
  const buildings: Building[] = [];
  for (let x = -wide * 0.4; x < width; ) {
    const own = wide * chance.between(0.6, 1.35);
    const cluster = Math.exp(-(((x - centre) / (width * 0.42)) ** 2));
    const height =
      tall * (0.24 + 0.44 * cluster + 0.3 * cluster * Math.abs(noise(x * 0.021, layer * 9.1)) + 0.14 * chance.next());
    buildings.push({
      x,
      top: ground - height,
      width: own,
      ground,
      crown: chance.pick(CROWNS),
      seed: `${layer}-${buildings.length}`,
    });
    x += own + (chance.chance(0.25) ? wide * 0.2 : -wide * 0.04);
  }
  return buildings;
}

/** The outline of a building with its crown. */
export function profile({ x, top, width, ground, crown }: Building): string {
  const right = x + width;
  const middle = x + width / 2;
  const walls = `M${n(x)} ${n(ground)}V${n(top)}`;
  const close = `V${n(ground)}Z`;
  switch (crown) {
    case 'stepped':
      return `${walls}h${n(width * 0.2)}v${n(-width * 0.22)}h${n(width * 0.16)}v${n(-width * 0.2)}h${n(width * 0.28)}v${n(width * 0.2)}h${n(width * 0.16)}v${n(width * 0.22)}H${n(right)}${close}`;
    case 'spire':
      return `${walls}h${n(width * 0.3)}v${n(-width * 0.2)}L${n(middle - width * 0.02)} ${n(top - width * 0.3)}V${n(top - width * 1.15)}h${n(width * 0.04)}V${n(top - width * 0.3)}L${n(right - width * 0.3)} ${n(top - width * 0.2)}V${n(top)}H${n(right)}${close}`;
    case 'slant':
      return `${walls}L${n(right)} ${n(top - width * 0.36)}${close}`;
    case 'dome':
      return `${walls}h${n(width * 0.14)}C${n(x + width * 0.14)} ${n(top - width * 0.5)} ${n(right - width * 0.14)} ${n(top - width * 0.5)} ${n(right - width * 0.14)} ${n(top)}H${n(right)}${close}`;
    default:
      return `${walls}h${n(width * 0.6)}v${n(-width * 0.1)}h${n(width * 0.18)}v${n(width * 0.1)}H${n(right)}${close}`;
  }
}
