import { mix, ramp } from '../../palette/colour';
import { disc, group, wash } from '../../svg/shapes';
import { even, fade } from '../../svg/stops';
import type { Stage } from '../stage';
import { coloursOf } from './colours';

/** Blended colours: a background with large, soft patches of light. */
export function veils(stage: Stage): string {
  const { canvas, width, height, palette, random } = stage;
  const chance = random.fork('veils');
  const colours = coloursOf(stage);
  const through = ramp([mix(palette.light, '#ffffff', 0.3), ...colours, palette.light]);
  const size = Math.hypot(width, height);
  const ground = canvas.linear(even(through(0.1), through(0.5), through(0.85)), {
    x2: chance.between(-0.4, 0.6),
    bands: 5,
  });
  const clouds = Array.from({ length: 6 }, (_, index) => {
    const tone = mix(colours[index % colours.length] ?? palette.glow, palette.light, index % 2 ? 0.5 : 0.15);
    const angle = index * 2.4 + chance.between(-0.5, 0.5);
    const reach = 0.2 + 0.07 * index;
    const [x, y] = [width * (0.5 + Math.cos(angle) * reach), height * (0.5 + Math.sin(angle) * reach)];
    const fill = canvas.radial(fade(tone, 0.85, 0), { bands: 4 });
    return disc(canvas, x, y, size * chance.between(0.26, 0.4), fill, {
      ry: size * chance.between(0.24, 0.36),
      ink: 0,
    });
  });
  return group('', wash(canvas, ground), ...clouds);
}
