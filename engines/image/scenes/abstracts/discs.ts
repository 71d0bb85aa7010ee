import { mix } from '../../palette/colour';
import { disc, group, wash } from '../../svg/shapes';
import { even } from '../../svg/stops';
import type { Stage } from '../stage';
import { coloursOf } from './colours';

/** Balanced discs, some glowing, some cut. */
export function discs(stage: Stage): string {
  const { canvas, width, height, unit, palette, random } = stage;
  const chance = random.fork('discs');
  const colours = coloursOf(stage);
  const ground = mix(palette.wall, palette.light, 0.45);
  const spheres = Array.from({ length: 7 }, (_, index) => {
    const r = [290, 190, 140, 96, 70, 46, 30][index] ?? 30;
    const angle = index * 2.399 + chance.between(-0.3, 0.3);
    const reach = index === 0 ? 0.05 : 0.17 + 0.06 * index;
    const tone = colours[index % colours.length] ?? palette.glow;
    const x = width * 0.5 + Math.cos(angle) * reach * width;
    const y = height * 0.5 + Math.sin(angle) * reach * height;
    const cut = index % 3 === 1;
    const fill = cut
      ? canvas.linear(even(tone, mix(tone, ground, 0.85)), { x2: 0.6, bands: 2 })
      : canvas.radial(even(mix(tone, palette.light, 0.5), tone, mix(tone, palette.shade, 0.5)), {
          cx: 0.34,
          cy: 0.3,
          r: 0.8,
        });
    const soft = canvas.radial([
      { at: 0.55, colour: palette.shade, opacity: 0.4 },
      { at: 1, colour: palette.shade, opacity: 0 },
    ]);
    const shade = canvas.flat
      ? ''
      : disc(canvas, x + r * 0.18 * unit, y + r * 0.26 * unit, r * 1.24 * unit, soft, { ink: 0 });
    return shade + disc(canvas, x, y, r * unit, fill);
  });
  return group(
    '',
    wash(
      canvas,
      canvas.linear(even(mix(ground, palette.light, 0.4), ground, mix(ground, palette.shade, 0.2)), {
        x2: 0.6,
        bands: 3,
      }),
    ),
    ...spheres,
  );
}
