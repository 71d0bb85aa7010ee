import { mix } from '../../palette/colour';
import { colourOf } from '../../prompt/wishes';
import { n } from '../../svg/number';
import { disc, group, line, path } from '../../svg/shapes';
import { even, fade } from '../../svg/stops';
import type { Stage } from '../stage';
import { asSubject } from '../subject';

/** A striped lighthouse on a rock, standing on (x, y). */
export const lighthouse = asSubject(['lighthouse'], paintLighthouse);

function paintLighthouse({ canvas, palette, brief, unit }: Stage, x: number, y: number, size: number): string {
  const stripe = colourOf(brief, 'lighthouse') ?? '#b93a2a';
  const tint = (colour: string) => (palette.night ? mix(colour, palette.shade, 0.5) : colour);
  const tower = `M${n(x - size * 0.1)} ${n(y)}L${n(x - size * 0.065)} ${n(y - size * 0.78)}H${n(x + size * 0.065)}L${n(x + size * 0.1)} ${n(y)}Z`;
  const round = (colour: string) =>
    canvas.linear(even(tint(mix(colour, palette.glow, 0.3)), tint(colour), tint(mix(colour, palette.shade, 0.5))), {
      x2: 1,
      y2: 0,
    });
  const bands = [0.12, 0.44]
    .map(
      (from) => `M${n(x - size * 0.12)} ${n(y - size * from)}h${n(size * 0.24)}v${n(-size * 0.16)}h${n(-size * 0.24)}Z`,
    )
    .join('');
  const rock = `M${n(x - size * 0.5)} ${n(y + 50 * unit)}C${n(x - size * 0.4)} ${n(y - 10 * unit)} ${n(x - size * 0.16)} ${n(y - 14 * unit)} ${n(x)} ${n(y - 6 * unit)}C${n(x + size * 0.2)} ${n(y - 14 * unit)} ${n(x + size * 0.5)} ${n(y)} ${n(x + size * 0.62)} ${n(y + 50 * unit)}Z`;
  const beam = palette.night
    ? disc(canvas, x, y - size * 0.86, size * 0.9, canvas.radial(fade('#ffe6a8', 0.7, 0)), { ink: 0 })
    : '';
  return group(
    '',
    path(canvas, tower, round(mix('#f3ead8', palette.light, 0.5)), { ink: 2.8 }),
    group(canvas.clip(tower), path(canvas, bands, round(stripe), { ink: 0 })),
    path(
      canvas,
      `M${n(x - size * 0.09)} ${n(y - size * 0.78)}h${n(size * 0.18)}v${n(-size * 0.025)}h${n(-size * 0.18)}Z`,
      palette.shade,
      { ink: 0 },
    ),
    path(
      canvas,
      `M${n(x - size * 0.045)} ${n(y - size * 0.8)}h${n(size * 0.09)}v${n(-size * 0.11)}h${n(-size * 0.09)}Z`,
      palette.night ? '#fff0c0' : mix(palette.glow, palette.sky(0.2), 0.4),
      { ink: 2 },
    ),
    path(
      canvas,
      `M${n(x - size * 0.065)} ${n(y - size * 0.91)}L${n(x)} ${n(y - size)}L${n(x + size * 0.065)} ${n(y - size * 0.91)}Z`,
      tint(stripe),
      { ink: 2 },
    ),
    path(canvas, rock, canvas.linear(even(palette.land(0.6), palette.land(0.9)), { bands: 2 }), { ink: 0 }),
    beam,
  );
}

/** A rugged headland in the water around x, its flat top `tall` above y. */
export function cliff({ canvas, palette, random }: Stage, x: number, y: number, tall: number): string {
  const chance = random.fork('cliff');
  const stone = mix(mix('#6f665e', palette.land(0.6), 0.4), palette.shade, palette.night ? 0.5 : 0.15);
  const wide = tall * 1.05;
  const edge = (way: number) =>
    [1, 0.86, 0.62, 0.36, 0.14].map((up) => ({
      x: x + way * wide * (0.42 + 0.5 * (1 - up)) * chance.between(0.88, 1.14),
      y: y - tall * up * (up === 1 ? 1 : chance.between(0.94, 1.04)),
    }));
  const [left, right] = [edge(-1).reverse(), edge(1)];
  const rim = [...left, ...right].map((point) => `${n(point.x)} ${n(point.y)}`);
  const body = `M${n(x - wide * 1.1)} ${n(y + 6)}L${rim.join('L')}L${n(x + wide * 1.1)} ${n(y + 6)}Z`;
  const cracks = Array.from({ length: 7 }, (_, index) => {
    const at = x + wide * (-0.6 + 0.2 * index) + chance.between(-10, 10);
    return `M${n(at)} ${n(y - tall * chance.between(0.55, 0.95))}l${n(chance.between(-0.08, 0.08) * tall)} ${n(tall * 0.24)}l${n(chance.between(-0.08, 0.08) * tall)} ${n(tall * 0.3)}`;
  }).join('');
  const shadow = `M${n(x + wide * 0.1)} ${n(y - tall)}L${right.map((point) => `${n(point.x)} ${n(point.y)}`).join('L')}L${n(x + wide * 1.1)} ${n(y + 6)}H${n(x + wide * 0.3)}L${n(x + wide * 0.16)} ${n(y - tall * 0.4)}Z`;
  return group(
    '',
    path(
      canvas,
      body,
      canvas.linear(even(mix(stone, palette.glow, 0.2), stone, mix(stone, palette.shade, 0.3)), { bands: 2 }),
    ),
    group(canvas.clip(body), path(canvas, shadow, palette.shade, { ink: 0, opacity: 0.34 })),
    line(cracks, mix(stone, palette.shade, 0.6), tall * 0.012, ' opacity=".6"'),
    path(
      canvas,
      `M${rim[4]}L${rim[5]}l0 ${n(tall * 0.08)}L${n(left[4]?.x ?? x)} ${n((left[4]?.y ?? y) + tall * 0.06)}Z`,
      palette.land(0.62),
      { ink: 0 },
    ),
  );
}

/** A palm standing on (x, y) and leaning to one side. */
export const palm = asSubject(['palm', 'tree'], paintPalm);

function paintPalm(
  { canvas, palette, random }: Stage,
  x: number,
  y: number,
  size: number,
  lean: number,
  index = 0,
): string {
  const chance = random.fork(`palm${index}`);
  const tipX = x + lean * size * 0.22;
  const tipY = y - size;
  const trunkTone = mix('#6d4a30', palette.shade, 0.45);
  const w = size * 0.026;
  const trunk = `M${n(x - w)} ${n(y)}C${n(x - w)} ${n(y - size * 0.45)} ${n(tipX - w - lean * size * 0.12)} ${n(y - size * 0.75)} ${n(tipX - w * 0.5)} ${n(tipY)}H${n(tipX + w * 0.5)}C${n(tipX + w - lean * size * 0.1)} ${n(y - size * 0.72)} ${n(x + w * 1.3)} ${n(y - size * 0.42)} ${n(x + w * 1.5)} ${n(y)}Z`;
  const leaf = mix('#3f6b45', palette.shade, 0.35);
  const fronds = Array.from({ length: 11 }, (_, frond) => {
    const angle = -Math.PI * (0.02 + (frond / 10) * 0.96) + chance.between(-0.1, 0.1);
    const reach = size * chance.between(0.34, 0.46);
    return palmFrond(tipX, tipY, angle, reach);
  });
  return group(
    '',
    path(
      canvas,
      trunk,
      canvas.linear(even(mix(trunkTone, palette.glow, 0.35), trunkTone), { x2: 1, y2: 0, bands: 2 }),
      { ink: 2.6 },
    ),
    ...fronds.map((d, frond) => path(canvas, d, frond % 3 ? leaf : mix(leaf, palette.glow, 0.22), { ink: 0 })),
    line(`M${n(tipX)} ${n(tipY)}v1`, trunkTone, size * 0.05),
  );
}

/** One drooping frond, cut along its lower edge. */
function palmFrond(x: number, y: number, angle: number, reach: number): string {
  const cuts = 12;
  const droop = reach * 0.62;
  const spine = (t: number) => ({
    x: x + Math.cos(angle) * reach * t,
    y: y + Math.sin(angle) * reach * t * 0.75 + droop * t * t,
  });
  const upper = Array.from({ length: cuts + 1 }, (_, step) => spine(step / cuts)).map(
    ({ x: px, y: py }) => `L${n(px)} ${n(py)}`,
  );
  const lower = Array.from({ length: cuts }, (_, step) => {
    const t = 1 - (step + 0.5) / cuts;
    const at = spine(t);
    const hang = reach * 0.17 * Math.sin(Math.PI * Math.min(1, t + 0.12)) + reach * 0.02;
    const inner = spine(Math.max(0, t - 0.5 / cuts));
    return `L${n(at.x + Math.cos(angle) * reach * 0.04)} ${n(at.y + hang)}L${n(inner.x)} ${n(inner.y + reach * 0.022)}`;
  });
  return `M${n(x)} ${n(y)}${upper.join('')}${lower.join('')}Z`;
}
