import { mix } from '../../palette/colour';
import { colourOf } from '../../prompt/wishes';
import { n } from '../../svg/number';
import { group, line, path } from '../../svg/shapes';
import { even, fade } from '../../svg/stops';
import type { Stage } from '../stage';
import { asSubject, beside } from '../subject';

/** A sailing boat whose waterline is at (x, y); `size` is the length of its hull. `index` varies its colours. */
export const boat = asSubject(['boat', 'sailboat', 'ship', 'yacht', 'canoe', 'kayak', 'sail', 'sailing'], paintBoat);

function paintBoat(stage: Stage, x: number, y: number, size: number, index = 0): string {
  const { canvas, palette, brief } = stage;
  const hullColour =
    colourOf(brief, 'boat', 'sailboat', 'ship', 'yacht', 'hull', 'canoe', 'kayak') ??
    palette.accents[(index + 1) % palette.accents.length] ??
    palette.shade;
  const sailColour = colourOf(brief, 'sail') ?? mix(palette.light, palette.glow, 0.5);
  const at = (dx: number, dy: number) => `${n(x + dx * size)} ${n(y + dy * size)}`;
  const hull = `M${at(-0.5, -0.14)}H${n(x + size * 0.54)}C${at(0.46, 0.02)} ${at(0.3, 0.05)} ${at(0.2, 0.05)}H${n(x - size * 0.32)}C${at(-0.42, 0.04)} ${at(-0.48, -0.04)} ${at(-0.5, -0.14)}Z`;
  const main = `M${at(0.03, -1.35)}C${at(0.3, -0.9)} ${at(0.42, -0.5)} ${at(0.42, -0.24)}L${at(0.03, -0.24)}Z`;
  const jib = `M${at(-0.03, -1.22)}C${at(-0.1, -0.8)} ${at(-0.24, -0.42)} ${at(-0.42, -0.24)}L${at(-0.03, -0.24)}Z`;
  const cloth = canvas.linear(even(sailColour, mix(sailColour, palette.shade, 0.3)), { x2: 1, bands: 2 });
  const wood = canvas.linear(
    even(mix(hullColour, palette.glow, 0.15), hullColour, mix(hullColour, palette.shade, 0.5)),
  );
  const mirror = `M${at(-0.44, 0.08)}L${at(0.46, 0.08)}L${at(0.16, 1.05)}L${at(-0.06, 1.0)}Z`;
  const reflection = path(
    canvas,
    mirror,
    canvas.linear(fade(mix(hullColour, palette.water(0.6), 0.35), 0.6, 0), { bands: 2 }),
    { ink: 0, attributes: canvas.blur(size * 0.02) },
  );
  const mast = line(`M${at(0, -1.42)}L${at(0, -0.12)}`, mix('#5b3a24', palette.shade, 0.4), size * 0.024);
  return group(
    '',
    beside(reflection),
    mast,
    path(canvas, main, cloth, { ink: 2.6 }),
    path(canvas, jib, cloth, { ink: 2.6 }),
    path(canvas, hull, wood, { ink: 2.6 }),
  );
}
