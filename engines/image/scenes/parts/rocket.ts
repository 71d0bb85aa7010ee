import { mix } from '../../palette/colour';
import { colourOf } from '../../prompt/wishes';
import { disc, group, path, placed } from '../../svg/shapes';
import { even, fade } from '../../svg/stops';
import type { Stage } from '../stage';
import { asSubject } from '../subject';

/** A small rocket flying up and to the right from (x, y); `size` is its length. */
export const rocket = asSubject(['rocket', 'spaceship', 'shuttle', 'spacecraft'], paintRocket);

function paintRocket({ canvas, palette, brief }: Stage, x: number, y: number, size: number): string {
  const body = colourOf(brief, 'rocket', 'spaceship', 'shuttle') ?? palette.light;
  const trim = palette.accents.find((colour) => colour !== body) ?? '#c24d27';
  const metal = canvas.linear(even(mix(body, '#ffffff', 0.3), body, mix(body, palette.shade, 0.6)), { x2: 1, y2: 0 });
  const fins = canvas.linear(even(trim, mix(trim, palette.shade, 0.5)), { x2: 1, y2: 0, bands: 2 });
  const flame = canvas.linear([
    { at: 0, colour: '#fff3c4', opacity: 1 },
    { at: 0.3, colour: '#ffae42', opacity: 0.9 },
    { at: 1, colour: '#ff5a2a', opacity: 0 },
  ]);
  return placed(
    x,
    y,
    size / 100,
    group(
      '',
      disc(canvas, 0, 62, 34, canvas.radial(fade('#ffb35a', 0.5, 0), { bands: 1 }), { ink: 0, ry: 60 }),
      path(canvas, 'M-10 40C-12 66-5 90 0 122 5 90 12 66 10 40Z', flame, { ink: 0 }),
      path(canvas, 'M-15 10C-30 20-32 36-30 48L-13 36ZM15 10C30 20 32 36 30 48L13 36Z', fins, { ink: 2.4 }),
      path(canvas, 'M0-60C16-44 20-16 15 38H-15C-20-16-16-44 0-60Z', metal, { ink: 2.4 }),
      path(canvas, 'M0-60C9-51 14-38 16-26H-16C-14-38-9-51 0-60Z', fins, { ink: 0 }),
      disc(canvas, 0, -8, 7.5, mix(palette.sky(0.3), '#9fd0e6', 0.5), { ink: 2 }),
    ),
    32,
  );
}
