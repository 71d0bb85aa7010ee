import { mix } from '../../palette/colour';
import { limb } from '../../svg/limb';
import { n } from '../../svg/number';
import { outline } from '../../svg/outline';
import { disc, group, path } from '../../svg/shapes';
import { even, fade } from '../../svg/stops';
import type { Stage } from '../stage';
import { asSubject } from '../subject';

/** Corals and seaweed on the sea bed at one depth (0 far, 1 near). */
export function reef(stage: Stage, foot: number, near: number): string {
  const { canvas, palette, random, width, unit } = stage;
  const chance = random.fork(`reef${near}`);
  const air = palette.water(0.55);
  const tone = (colour: string) => mix(air, colour, 0.24 + 0.7 * near);
  const colours = [...palette.accents.slice(0, 3), '#d97a6a', '#c9a24e'];
  const plants = Array.from({ length: Math.round(11 - 3 * near) }, (_, index) => {
    const edge = chance.next() ** 0.7 * 0.44;
    const x = width * (index % 2 ? 1.02 - edge : edge - 0.02);
    const tall = (110 + 210 * near) * unit * chance.between(0.6, 1.15);
    const colour = tone(colours[index % colours.length] ?? palette.glow);
    const kind = index % 3;
    if (kind === 0)
      return path(
        canvas,
        fan(x, foot, tall, () => chance.between(-1, 1)),
        colour,
        { ink: near > 0.5 ? 2 : 0 },
      );
    if (kind === 1)
      return path(
        canvas,
        weed(x, foot, tall * 1.5, unit * (0.6 + near), () => chance.between(-1, 1)),
        tone('#3f7a5a'),
        { ink: 0 },
      );
    const r = tall * 0.3;
    return disc(
      canvas,
      x,
      foot,
      r * 1.3,
      canvas.radial(even(mix(colour, palette.glow, 0.3), colour, mix(colour, palette.shade, 0.4)), { cy: 0.2, r: 0.8 }),
      { ry: r, ink: near > 0.5 ? 2.4 : 0 },
    );
  });
  return group('', ...plants);
}

function fan(x: number, foot: number, tall: number, sway: () => number): string {
  return Array.from({ length: 7 }, (_, index) => {
    const lean = (index - 3) * 0.2 + sway() * 0.05;
    const long = tall * (1 - Math.abs(index - 3) * 0.1);
    const tip = { x: x + Math.sin(lean) * long, y: foot - Math.cos(lean) * long };
    const middle = { x: x + Math.sin(lean * 0.4) * long * 0.55, y: foot - long * 0.55 };
    const bud = { x: middle.x + Math.sin(lean + 0.6) * long * 0.3, y: middle.y - Math.cos(lean + 0.6) * long * 0.3 };
    return (
      limb([x, foot, tall * 0.045], [middle.x, middle.y, tall * 0.04], [tip.x, tip.y, tall * 0.032]) +
      limb([middle.x, middle.y, tall * 0.032], [bud.x, bud.y, tall * 0.026])
    );
  }).join('');
}

function weed(x: number, foot: number, tall: number, thick: number, sway: () => number): string {
  return Array.from({ length: 5 }, (_, blade) => {
    const [from, bend] = [x + (blade - 2) * 15 * thick, sway() * tall * 0.14];
    const long = tall * (0.6 + 0.1 * ((blade * 3) % 5));
    return limb(
      [from, foot, 7 * thick],
      [from + bend, foot - long * 0.36, 8 * thick],
      [from - bend, foot - long * 0.7, 6 * thick],
      [from + bend * 0.6, foot - long, 1 * thick],
    );
  }).join('');
}

/** A jellyfish drifting at (x, y), `size` across. */
export const jellyfish = asSubject(['jellyfish'], paintJellyfish);

function paintJellyfish(
  { canvas, palette, random }: Stage,
  x: number,
  y: number,
  size: number,
  colour: string,
  index: number,
): string {
  const chance = random.fork(`jelly${index}`);
  const at = (dx: number, dy: number) => `${n(x + dx * size)},${n(y + dy * size)}`;
  const bell = outline(
    [
      `${at(-0.5, 0)}!`,
      at(-0.44, -0.3),
      at(0, -0.52),
      at(0.44, -0.3),
      `${at(0.5, 0)}!`,
      at(0.32, -0.06),
      `${at(0.16, 0.02)}!`,
      at(0, -0.05),
      `${at(-0.16, 0.02)}!`,
      at(-0.32, -0.06),
    ].join(' '),
  );
  const arms = Array.from({ length: 8 }, (_, arm) => {
    const ax = x + (arm - 3.5) * size * 0.11;
    const wave = chance.between(-0.12, 0.12) * size;
    const long = size * chance.between(0.8, 1.5);
    return limb(
      [ax, y - size * 0.04, size * 0.022],
      [ax + wave, y + long * 0.35, size * 0.02],
      [ax - wave, y + long * 0.7, size * 0.014],
      [ax + wave * 0.6, y + long, size * 0.004],
    );
  });
  const glow = canvas.flat
    ? ''
    : disc(canvas, x, y - size * 0.2, size * 0.95, canvas.radial(fade(mix(colour, palette.glow, 0.4), 0.4, 0)), {
        ink: 0,
      });
  return group(
    '',
    glow,
    path(canvas, arms.join(''), mix(colour, palette.glow, 0.3), { ink: 0, opacity: 0.7 }),
    path(canvas, bell, canvas.linear(even(mix(colour, '#ffffff', 0.5), colour), { bands: 2 }), { opacity: 0.92 }),
  );
}
