import { mix } from '../../palette/colour';
import { limb } from '../../svg/limb';
import { n } from '../../svg/number';
import { disc, group, line, path } from '../../svg/shapes';
import { fade } from '../../svg/stops';
import type { Stage } from '../stage';

/** Slanting rain, nearer drops longer and brighter. */
export function rainfall({ canvas, palette, random, width, height, unit }: Stage, strength = 1): string {
  const chance = random.fork('rain');
  const tone = mix(palette.glow, palette.sky(0.7), 0.3);
  const depth = [0.3, 0.6, 1];
  return depth
    .map((near) => {
      const count = Math.round((canvas.flat ? 40 : 90) * strength * (width / unit / 1000));
      const d = Array.from({ length: count }, () => {
        const x = chance.between(-0.05, 1.1) * width;
        const y = chance.between(-0.08, 1) * height;
        const long = (26 + 70 * near) * unit * chance.between(0.7, 1.3);
        return `M${n(x)} ${n(y)}l${n(-long * 0.22)} ${n(long)}`;
      }).join('');
      return line(d, tone, (0.8 + 1.5 * near) * unit, ` opacity="${(0.2 + 0.28 * near).toFixed(2)}"`);
    })
    .join('');
}

/** Snow in the air, nearer flakes larger and softer. */
export function snowfall({ canvas, random, width, height, unit }: Stage, strength = 1): string {
  const chance = random.fork('snow');
  const flakes = Array.from({ length: Math.round(190 * strength * (width / unit / 1000)) }, () => {
    const near = chance.next() ** 2.4;
    return disc(canvas, chance.next() * width, chance.next() * height, (1.6 + 7 * near) * unit, '#ffffff', {
      ink: 0,
      opacity: 0.85 - 0.4 * near,
    });
  });
  return group('', ...flakes);
}

const BANDS = ['#c4513f', '#df8a3e', '#ecc85a', '#74a763', '#4b8fae', '#5a62a4', '#80589a'];

/** A rainbow whose ends are level with `y` and fade towards the ground. */
export function rainbow({ canvas, palette }: Stage, x: number, y: number, radius: number): string {
  const wide = radius * 0.026;
  return group(
    canvas.flat ? ' opacity=".85"' : ' opacity=".62"',
    ...BANDS.map((colour, index) => {
      const r = radius - index * wide;
      const tone = mix(colour, palette.haze, canvas.flat ? 0.05 : 0.22);
      const stroke = canvas.define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${n(y - radius)}" x2="0" y2="${n(y)}"><stop offset="0" stop-color="${tone}"/><stop offset=".6" stop-color="${tone}"/><stop offset="1" stop-color="${tone}" stop-opacity="0"/></linearGradient>`,
      );
      return `<path d="M${n(x - r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y)}" fill="none" stroke="${stroke}" stroke-width="${n(wide * 1.08)}"/>`;
    }),
  );
}

/** A forked lightning bolt from the clouds to the horizon, with its glow. */
export function lightning({ canvas, palette, random, unit }: Stage, x: number, horizon: number): string {
  const chance = random.fork('lightning');
  const bolt = (fromX: number, fromY: number, toY: number, width: number): { d: string; turns: [number, number][] } => {
    const turns: [number, number][] = [];
    let px = fromX;
    const steps = 9;
    for (let step = 0; step <= steps; step += 1) {
      turns.push([px, fromY + ((toY - fromY) * step) / steps]);
      px += chance.between(-1, 1) * 62 * unit;
    }
    const joints = turns.map(([jx, jy], at) => [jx, jy, width * (1 - at / (steps + 2))] as const);
    return {
      d: joints
        .slice(1)
        .map((to, at) => limb(joints[at] ?? to, to))
        .join(''),
      turns,
    };
  };
  const main = bolt(x, -20, horizon, 7 * unit);
  const fork = main.turns[4] ?? [x, 0];
  const side = bolt(fork[0], fork[1], horizon * 0.86, 3.6 * unit);
  const tone = mix('#fffdf0', palette.glow, 0.2);
  const glow = canvas.flat
    ? ''
    : disc(canvas, x, horizon * 0.4, 460 * unit, canvas.radial(fade('#e9ecff', 0.5, 0)), { ink: 0 }) +
      group(canvas.blur(16 * unit), path(canvas, main.d + side.d, '#dfe6ff', { ink: 0 }));
  return glow + path(canvas, main.d + side.d, tone, { ink: 2 });
}
