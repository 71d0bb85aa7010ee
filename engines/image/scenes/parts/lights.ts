import { mix } from '../../palette/colour';
import { colourOf, countOf, wants } from '../../prompt/wishes';
import { limb } from '../../svg/limb';
import { n, type Point } from '../../svg/number';
import { outline } from '../../svg/outline';
import { disc, group, line, path } from '../../svg/shapes';
import { even, fade } from '../../svg/stops';
import type { Stage } from '../stage';

/** String lights on a sagging line between two points; pennants are added at a party by day. */
export function festoon({ canvas, palette, unit }: Stage, from: Point, to: Point, index: number): string {
  const sag = Math.abs(to.x - from.x) * 0.16;
  const at = (t: number): Point => ({
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t + 4 * sag * t * (1 - t),
  });
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + sag * 2 };
  const wire = line(
    `M${n(from.x)} ${n(from.y)}Q${n(middle.x)} ${n(middle.y)} ${n(to.x)} ${n(to.y)}`,
    mix(palette.shade, palette.haze, 0.2),
    2.4 * unit,
  );
  const count = Math.max(6, Math.round(Math.abs(to.x - from.x) / (58 * unit)));
  const hung = Array.from({ length: count }, (_, bulb) => {
    const spot = at((bulb + 0.5) / count);
    const tone = palette.accents[(bulb + index) % palette.accents.length] ?? palette.glow;
    if (!palette.night) {
      const half = 20 * unit;
      return path(canvas, `M${n(spot.x - half)} ${n(spot.y)}h${n(half * 2)}l${n(-half)} ${n(half * 2.2)}Z`, tone, {
        ink: 2.4,
      });
    }
    const warm = mix('#ffd98a', tone, 0.22);
    const halo = disc(canvas, spot.x, spot.y + 9 * unit, 34 * unit, canvas.radial(fade(warm, 0.6, 0), { bands: 1 }), {
      ink: 0,
    });
    return (
      (canvas.flat ? '' : halo) +
      disc(canvas, spot.x, spot.y + 9 * unit, 7.5 * unit, mix(warm, '#ffffff', 0.4), { ink: 2 })
    );
  });
  return wire + group('', ...hung);
}

/** Paper lanterns rising into the sky, near ones large. */
export function lanterns({ canvas, palette, random, brief, width, height, unit }: Stage, horizon: number): string {
  const chance = random.fork('lanterns');
  const count = countOf(brief, ['lantern'], 22, 40);
  const paper = colourOf(brief, 'lantern', 'paper') ?? '#ffb14e';
  return Array.from({ length: count }, (_, index) => {
    const near = count < 6 ? 0.8 : (index / count) ** 1.8;
    const size = (16 + 74 * near) * unit;
    const x = width * ((index * 0.618 + chance.between(0, 0.12)) % 1);
    const y = Math.min(horizon * 0.92, height * (0.1 + ((index * 0.377 + chance.between(0, 0.08)) % 0.56)));
    const at = (dx: number, dy: number) => `${n(x + dx * size)},${n(y + dy * size)}`;
    const body = outline(
      [
        at(-0.34, -0.5),
        at(0, -0.62),
        at(0.34, -0.5),
        at(0.42, 0.1),
        `${at(0.28, 0.5)}!`,
        `${at(-0.28, 0.5)}!`,
        at(-0.42, 0.1),
      ].join(' '),
    );
    const halo = disc(canvas, x, y + size * 0.1, size * 1.5, canvas.radial(fade('#ffb860', 0.5, 0), { bands: 1 }), {
      ink: 0,
    });
    const fill = canvas.linear(even(mix(paper, palette.shade, 0.28), paper, '#ffe39a'), { bands: 2 });
    return (
      (canvas.flat ? '' : halo) +
      path(canvas, body, fill, { ink: near > 0.3 ? 2.4 : 0 }) +
      disc(canvas, x, y + size * 0.5, size * 0.27, '#fff0bd', { ry: size * 0.06, ink: 0 })
    );
  }).join('');
}

/** Fireworks: bursts of thin rays with bright tips. */
export function fireworks({ canvas, palette, random, brief, width, unit }: Stage, horizon: number): string {
  const chance = random.fork('fireworks');
  const count = countOf(brief, ['firework'], wants(brief, 'firework') ? 5 : 3, 9);
  return Array.from({ length: count }, (_, index) => {
    const x = width * (0.14 + ((index * 0.382 + chance.between(0, 0.08)) % 0.74));
    const y = horizon * (0.2 + ((index * 0.29) % 0.4));
    const r = (index === 0 ? 210 : chance.between(90, 170)) * unit;
    const tone = colourOf(brief, 'firework') ?? palette.accents[index % palette.accents.length] ?? palette.glow;
    const bright = mix(tone, '#fff2cc', 0.35);
    const rays = [1, 0.66, 0.36].map((reach, ring) => {
      const spokes = 30 - ring * 8;
      const shapes = Array.from({ length: spokes }, (_, spoke) => {
        const turn = (spoke / spokes) * Math.PI * 2 + ring * 0.12;
        const long = r * reach * chance.between(0.84, 1.06);
        const tip = { x: x + Math.cos(turn) * long, y: y + Math.sin(turn) * long + long * 0.1 };
        return limb(
          [x + Math.cos(turn) * long * 0.42, y + Math.sin(turn) * long * 0.42, 0.5 * unit],
          [tip.x, tip.y, (canvas.flat ? 3.4 : 2.4) * unit],
        );
      });
      return path(canvas, shapes.join(''), ring === 1 ? mix(bright, '#ffffff', 0.4) : bright, { ink: 0, opacity: 0.9 });
    });
    const glow = canvas.flat ? '' : disc(canvas, x, y, r * 1.3, canvas.radial(fade(tone, 0.4, 0)), { ink: 0 });
    return glow + group('', ...rays);
  }).join('');
}
