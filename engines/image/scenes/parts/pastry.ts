import { mix } from '../../palette/colour';
import { limb } from '../../svg/limb';
import { n } from '../../svg/number';
import { group, line } from '../../svg/shapes';
import { even } from '../../svg/stops';
import { type Dish, plate, scaled } from './dish';

/** The rolls of a croissant from tip to tip: position, rotation and thickness, for a width of 200. */
const ROLLS = [
  [-84, -14, -58, 17],
  [-62, -34, -36, 25],
  [-32, -50, -16, 32],
  [32, -50, 16, 32],
  [62, -34, 36, 25],
  [84, -14, 58, 17],
  [0, -54, 0, 37],
] as const;

/** A croissant on its plate: overlapping rolls, tips towards the viewer. */
export const croissant: Dish = (stage, x, y, r) => {
  const { canvas, palette } = stage;
  const crust = mix('#c47f33', palette.shade, palette.night ? 0.3 : 0);
  const fill = canvas.linear(even(mix(crust, '#f8dca0', 0.55), crust, mix(crust, '#5a2c12', 0.5)), { bands: 3 });
  const rolls = ROLLS.map(([dx, dy, turn, thick]) => {
    const roll = limb([0, -thick * 0.72, thick * 0.62], [0, 0, thick * 0.86], [0, thick * 0.72, thick * 0.62]);
    const own = `<g transform="translate(${n(x + (dx * r) / 100)} ${n(y + ((dy + 12) * r) / 100)}) rotate(${turn})">`;
    const crease = line(
      `M${n((-thick * 0.3 * r) / 100)} ${n((-thick * 0.9 * r) / 100)}q${n((thick * 0.2 * r) / 100)} ${n((thick * 0.9 * r) / 100)} 0 ${n((thick * 1.8 * r) / 100)}`,
      mix(crust, '#fbe6b8', 0.6),
      r * 0.016,
      ' opacity=".7"',
    );
    return `${own}${scaled(stage, roll, 0, 0, r, fill)}${crease}</g>`;
  });
  return group('', plate(stage, x, y, r * 1.22), ...rolls);
};
