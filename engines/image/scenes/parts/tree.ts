import { mix, shift } from '../../palette/colour';
import { colourOf } from '../../prompt/wishes';
import { limb } from '../../svg/limb';
import { n } from '../../svg/number';
import { disc, group, path } from '../../svg/shapes';
import { even } from '../../svg/stops';
import type { Stage } from '../stage';
import { asSubject, beside } from '../subject';
import { TREES } from './trees';

/** A large tree with a lit crown, standing on (x, y). `index` varies trees of one picture. */
export const crowned = asSubject(TREES, paintCrowned);

function paintCrowned(stage: Stage, x: number, y: number, size: number, side: -1 | 1, index = 0): string {
  const { canvas, palette, random, brief } = stage;
  const chance = random.fork(`tree${index}`);
  const usual = brief.season === 'autumn' ? '#c26a2e' : brief.season === 'spring' ? '#e6b3b6' : palette.land(0.62);
  const leaf = colourOf(brief, 'tree', 'leaf', 'foliage') ?? usual;
  const dark = mix(leaf, palette.shade, palette.night ? 0.6 : 0.34);
  const bark = mix('#4b3527', palette.shade, 0.35);
  const trunk = limb(
    [x, y, size * 0.04],
    [x + size * 0.01, y - size * 0.25, size * 0.028],
    [x - size * 0.01, y - size * 0.6, size * 0.018],
  );
  const boughs = [-1, 1].map((way) =>
    limb(
      [x, y - size * 0.32, size * 0.018],
      [x + way * size * 0.12, y - size * 0.5, size * 0.012],
      [x + way * size * 0.2, y - size * 0.66, size * 0.006],
    ),
  );
  const wood = path(
    canvas,
    trunk + boughs.join(''),
    canvas.linear(even(mix(bark, palette.glow, 0.16), bark), {
      x1: side < 0 ? 0 : 1,
      x2: side < 0 ? 1 : 0,
      y2: 0,
      bands: 2,
    }),
    { ink: 2.6 },
  );
  if (brief.season === 'winter') return wood + path(canvas, twigs(stage, x, y, size, index), bark, { ink: 0 });
  const lobes = Array.from({ length: 13 }, (_, lobe) => {
    const angle = (lobe / 13) * Math.PI * 2 + chance.between(-0.2, 0.2);
    const out = lobe % 4 === 0 ? 0.06 : 0.2;
    return {
      x: x + Math.cos(angle) * size * out * 1.12,
      y: y - size * 0.7 + Math.sin(angle) * size * out * 0.86,
      r: size * chance.between(0.12, 0.18),
    };
  });
  const crown = (dx: number, dy: number, times: number) =>
    lobes
      .map(
        (lobe) =>
          `M${n(lobe.x + dx - lobe.r * times)} ${n(lobe.y + dy)}a${n(lobe.r * times)} ${n(lobe.r * times)} 0 1 0 ${n(2 * lobe.r * times)} 0a${n(lobe.r * times)} ${n(lobe.r * times)} 0 1 0 ${n(-2 * lobe.r * times)} 0Z`,
      )
      .join('');
  const light = shift(mix(leaf, palette.glow, palette.night ? 0.08 : 0.3), { light: 0.02 });
  return group(
    '',
    beside(
      disc(canvas, x + side * size * -0.06, y, size * 0.34, palette.shade, { ry: size * 0.03, ink: 0, opacity: 0.25 }),
    ),
    wood,
    canvas.flat ? path(canvas, crown(0, 0, 1.03), canvas.ink, { ink: 4 }) : '',
    path(canvas, crown(0, 0, 1), dark, { ink: 0 }),
    path(canvas, crown(side * size * 0.025, -size * 0.03, 0.86), mix(dark, leaf, 0.7), { ink: 0 }),
    path(canvas, crown(side * size * 0.06, -size * 0.07, 0.56), light, { ink: 0, opacity: 0.75 }),
  );
}

/** Bare branches. */
function twigs({ random }: Stage, x: number, y: number, size: number, index: number): string {
  const chance = random.fork(`twigs${index}`);
  return Array.from({ length: 14 }, (_, twig) => {
    const from = { x: x + chance.between(-0.12, 0.12) * size, y: y - size * chance.between(0.45, 0.62) };
    const angle = -Math.PI / 2 + (twig - 6.5) * 0.17;
    const reach = size * chance.between(0.2, 0.36);
    return limb(
      [from.x, from.y, size * 0.008],
      [from.x + Math.cos(angle) * reach * 0.5, from.y + Math.sin(angle) * reach * 0.55, size * 0.005],
      [from.x + Math.cos(angle) * reach, from.y + Math.sin(angle) * reach, size * 0.002],
    );
  }).join('');
}
