import { mix } from '../../palette/colour';
import { limb } from '../../svg/limb';
import { n } from '../../svg/number';
import { outline } from '../../svg/outline';
import { disc, group, path } from '../../svg/shapes';
import { even, fade } from '../../svg/stops';
import type { Stage } from '../stage';
import { asSubject } from '../subject';

const FLAME = outline('0,-100! 10,-72 26,-54 30,-28 18,-4 0,0 -18,-4 -30,-28 -22,-52 -8,-62 -6,-82');
const TONGUE = outline('2,-62! 8,-44 16,-30 14,-12 0,-2 -14,-12 -14,-28 -4,-40');

/** A log fire on (x, y), `size` high, with its glow. */
export const campfire = asSubject(['campfire', 'fire', 'bonfire'], paintCampfire);

function paintCampfire({ canvas, palette }: Stage, x: number, y: number, size: number): string {
  const log = mix('#4a2f20', palette.shade, 0.3);
  const logs = [-1, 1].map((way) =>
    path(
      canvas,
      limb([x - way * size * 0.42, y, size * 0.07], [x + way * size * 0.34, y - size * 0.12, size * 0.06]),
      log,
      { ink: 2.6 },
    ),
  );
  const flame = (d: string, scale: number, fill: string) =>
    `<g transform="translate(${n(x)} ${n(y - size * 0.06)}) scale(${(scale / 100).toFixed(4)})">${path(canvas, d, fill, { ink: 0 })}</g>`;
  const light = disc(
    canvas,
    x,
    y - size * 0.4,
    size * 3.6,
    canvas.radial(fade('#ffab52', canvas.flat ? 0.3 : 0.6, 0), { bands: 3 }),
    { ink: 0 },
  );
  const pool = disc(canvas, x, y + size * 0.04, size * 2.8, canvas.radial(fade('#ffb866', 0.6, 0), { bands: 2 }), {
    ry: size * 0.42,
    ink: 0,
  });
  return group(
    '',
    light,
    pool,
    flame(FLAME, size, canvas.linear(even('#ffc45a', '#f0762c', '#c8401e'), { bands: 2 })),
    flame(FLAME, size * 0.66, canvas.linear(even('#ffe08a', '#f9a53c'), { bands: 1 })),
    flame(TONGUE, size * 0.62, '#fff3c4'),
    ...logs,
  );
}

/** A ridge tent lit from inside, standing on (x, y), `size` wide. */
export const tent = asSubject(['tent', 'camp', 'camping'], paintTent);

function paintTent(
  { canvas, palette }: Stage,
  x: number,
  y: number,
  size: number,
  cloth: string,
  lit: boolean,
): string {
  const at = (dx: number, dy: number) => `${n(x + dx * size)} ${n(y + dy * size)}`;
  const dark = mix(cloth, palette.shade, lit ? 0.42 : 0.2);
  const side = `M${at(-0.1, -0.62)}L${at(0.34, -0.56)}L${at(0.62, 0)}L${at(0.22, 0)}Z`;
  const front = `M${at(-0.1, -0.62)}L${at(0.24, 0)}L${at(-0.5, 0)}Z`;
  const inside = `M${at(-0.1, -0.5)}C${at(-0.04, -0.3)} ${at(0.06, -0.1)} ${at(0.12, 0)}L${at(-0.3, 0)}C${at(-0.22, -0.14)} ${at(-0.14, -0.34)} ${at(-0.1, -0.5)}Z`;
  const glow = lit
    ? disc(canvas, x - size * 0.05, y - size * 0.2, size * 1.1, canvas.radial(fade('#ffc777', 0.55, 0), { bands: 2 }), {
        ink: 0,
      })
    : '';
  const warm = canvas.linear(even(mix(cloth, '#ffcf86', lit ? 0.25 : 0.05), mix(cloth, '#ffd592', lit ? 0.6 : 0.1)), {
    bands: 2,
  });
  return group(
    '',
    glow,
    path(canvas, side, canvas.linear(even(dark, mix(dark, lit ? '#ffb860' : palette.shade, 0.25)), { bands: 2 })),
    path(canvas, front, warm),
    path(
      canvas,
      inside,
      lit ? canvas.linear(even('#ffe6a8', '#ffc266'), { bands: 1 }) : mix(palette.shade, cloth, 0.2),
      { ink: 2.4 },
    ),
  );
}
