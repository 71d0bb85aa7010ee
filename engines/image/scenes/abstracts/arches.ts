import { lightnessOf, mix } from '../../palette/colour';
import { n } from '../../svg/number';
import { disc, group, path, rect, wash } from '../../svg/shapes';
import { even } from '../../svg/stops';
import type { Stage } from '../stage';
import { coloursOf } from './colours';

/** Nested arches and a sun, in the style of mid-century prints; the seed sets number, height and bands. */
export function arches(stage: Stage): string {
  const { canvas, width, height, unit, palette, random } = stage;
  const chance = random.fork('arches');
  const colours = coloursOf(stage);
  const ground = mix(palette.light, palette.wall, 0.25);
  const floor = height * chance.between(0.82, 0.92);
  const bands = chance.int(4, 7);
  const turn = chance.int(0, colours.length - 1);
  const stack = (x: number, r: number, legs: number, shift: number) =>
    Array.from({ length: bands }, (_, index) => {
      const own = r * (1 - (index * 0.93) / bands);
      const tone = index === bands - 1 ? ground : (colours[(index + shift) % colours.length] ?? palette.glow);
      const toned = mix(tone, index % 2 ? palette.light : palette.shade, 0.14);
      return path(
        canvas,
        `M${n(x - own)} ${n(floor)}V${n(floor - legs)}A${n(own)} ${n(own)} 0 0 1 ${n(x + own)} ${n(floor - legs)}V${n(floor)}Z`,
        canvas.linear(even(mix(toned, palette.light, 0.16), toned), { bands: 1 }),
      );
    }).join('');
  const big = Math.min(width, height) * chance.between(0.3, 0.42);
  const left = chance.chance(0.5) ? 1 : -1;
  const across = (share: number) => width * (0.5 + left * share);
  const plan = chance.pick(['pair', 'row', 'tower'] as const);
  const stacks = {
    pair: () => stack(across(-0.12), big, big * 0.5, turn) + stack(across(0.32), big * 0.56, big * 0.3, turn + 1),
    row: () =>
      [-0.34, 0, 0.34]
        .map((at, index) =>
          stack(across(at), width * 0.16, height * (0.12 + 0.15 * ((index + turn) % 3)), turn + index),
        )
        .join(''),
    tower: () =>
      stack(across(0.06), big * 0.9, height * 0.34, turn) + stack(across(-0.32), big * 0.42, height * 0.08, turn + 2),
  };
  // Leaves out colours of the ground's lightness, in which the sun would be invisible.
  const seen = colours.filter((colour) => Math.abs(lightnessOf(colour) - lightnessOf(ground)) > 0.12);
  const sun = { x: across(plan === 'row' ? chance.between(-0.3, 0.3) : 0.26), y: height * chance.between(0.16, 0.28) };
  return group(
    '',
    wash(canvas, canvas.linear(even(mix(ground, '#ffffff', 0.2), ground), { bands: 1 })),
    disc(canvas, sun.x, sun.y, chance.between(80, 150) * unit, seen[turn % Math.max(1, seen.length)] ?? palette.shade),
    stacks[plan](),
    rect(canvas, 0, floor, width, height - floor, mix(colours[turn] ?? palette.shade, palette.shade, 0.45)),
  );
}
