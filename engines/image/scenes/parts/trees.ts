import type { Random } from '../../../english/random';
import { n, type Point } from '../../svg/number';

/** Nouns that trees answer to. */
export const TREES = ['tree', 'pine', 'birch', 'oak', 'fir', 'cypress', 'poplar'] as const;

/** A conifer standing on (x, y), as a closed path with ragged tiers. */
export function conifer(x: number, y: number, height: number, chance: Random): string {
  const tiers = 8;
  const spread = height * chance.between(0.14, 0.2);
  const left: string[] = [];
  const right: string[] = [];
  for (let tier = 0; tier < tiers; tier += 1) {
    const down = (tier + 1) / tiers;
    const tip = y - height * (1 - down) * 0.94 - height * 0.06;
    const reach = () => spread * down ** 0.85 * chance.between(0.78, 1.16);
    const notch = spread * down * 0.42;
    left.push(`L${n(x - reach())} ${n(tip)}L${n(x - notch)} ${n(tip - height * 0.025)}`);
    right.unshift(`L${n(x + notch)} ${n(tip - height * 0.025)}L${n(x + reach())} ${n(tip)}`);
  }
  const half = height * 0.016;
  const trunk = `L${n(x - half)} ${n(y - height * 0.06)}V${n(y)}H${n(x + half)}V${n(y - height * 0.06)}`;
  return `M${n(x)} ${n(y - height)}${left.join('')}${trunk}${right.join('')}Z`;
}

/** A round-headed tree: crown lobes and a trunk, standing on (x, y). */
export function broadleaf(x: number, y: number, height: number, chance: Random): string {
  const r = height * 0.36;
  const lobes = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * Math.PI * 2 + chance.between(-0.2, 0.2);
    const out = index % 3 === 0 ? 0.3 : 0.62;
    return circle(
      x + Math.cos(angle) * r * out,
      y - height * 0.58 + Math.sin(angle) * r * out * 0.8,
      r * chance.between(0.38, 0.56),
    );
  });
  return `M${n(x - height * 0.03)} ${n(y)}L${n(x - height * 0.018)} ${n(y - height * 0.5)}H${n(x + height * 0.018)}L${n(x + height * 0.03)} ${n(y)}Z${lobes.join('')}`;
}

/** A slim cypress or poplar standing on (x, y). */
export function poplar(x: number, y: number, height: number): string {
  const w = height * 0.1;
  const side = (way: number) =>
    `C${n(x + way * w * 1.1)} ${n(y - height * (way > 0 ? 0.62 : 0.25))} ${n(x + way * w * 1.2)} ${n(y - height * (way > 0 ? 0.25 : 0.62))}`;
  return `M${n(x)} ${n(y - height)}${side(1)} ${n(x + w * 0.3)} ${n(y - height * 0.03)}V${n(y)}H${n(x - w * 0.3)}V${n(y - height * 0.03)}${side(-1)} ${n(x)} ${n(y - height)}Z`;
}

/** An umbrella thorn standing on (x, y): flat crowns on a forked trunk. */
export function acacia(x: number, y: number, height: number, chance: Random): string {
  const crowns = [-0.3, 0.26, 0].map((at, index) => {
    const [cx, cy] = [x + at * height, y - height * (index === 2 ? 0.92 : 0.76)];
    const [rx, ry] = [height * chance.between(0.3, 0.4), height * chance.between(0.06, 0.09)];
    return `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry * 1.6)} 0 1 0 ${n(-2 * rx)} 0Z`;
  });
  const half = height * 0.022;
  const bough = (at: number) =>
    `M${n(x - half)} ${n(y - height * 0.36)}L${n(x + at * height)} ${n(y - height * 0.76)}h${n(half)}L${n(x + half)} ${n(y - height * 0.34)}Z`;
  const trunk = `M${n(x - half * 1.4)} ${n(y)}L${n(x - half)} ${n(y - height * 0.4)}h${n(half * 2)}L${n(x + half * 1.4)} ${n(y)}Z`;
  return trunk + bough(-0.26) + bough(0.22) + bough(0.02) + crowns.join('');
}

function circle(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
}

type Tree = (x: number, y: number, height: number, chance: Random) => string;

/** Trees scattered along a line of ground, as one path. `height` is the usual height in pixels. */
export function treeLine(
  ground: readonly Point[],
  count: number,
  height: number,
  chance: Random,
  tree: Tree = conifer,
): string {
  return Array.from({ length: count }, () => {
    const spot = ground[Math.floor(chance.next() * ground.length)] ?? { x: 0, y: 0 };
    return tree(spot.x, spot.y + height * 0.1, height * chance.between(0.55, 1.1), chance);
  }).join('');
}
