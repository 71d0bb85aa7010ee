import { isWarm, mix } from '../../palette/colour';
import { disc } from '../../svg/shapes';
import { even, fade } from '../../svg/stops';
import type { Stage } from '../stage';

/** A large low sun (or moon) as the background of a silhouette. */
export function bigSun({ canvas, palette }: Stage, x: number, y: number, r: number): string {
  // A cool tint would make the sun look muddy.
  const tint = palette.accents.find(isWarm) ?? palette.sky(0.8);
  const warm = palette.night ? palette.glow : mix(palette.glow, tint, 0.26);
  const halo = canvas.flat
    ? disc(canvas, x, y, r * 1.22, palette.glow, { ink: 0, opacity: 0.2 })
    : disc(canvas, x, y, r * 2.4, canvas.radial(fade(palette.glow, 0.5, 0)), { ink: 0 });
  const face = canvas.linear(even(mix(warm, '#ffffff', 0.22), warm, mix(warm, palette.sky(0.9), 0.5)), { bands: 3 });
  return halo + disc(canvas, x, y, r, face, { ink: 0 });
}
