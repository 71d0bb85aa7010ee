import { mix } from '../../palette/colour';
import { denies, wants } from '../../prompt/wishes';
import { n } from '../../svg/number';
import { disc, group, path } from '../../svg/shapes';
import { fade } from '../../svg/stops';
import type { Stage } from '../stage';

/** Stars above the horizon, fewer and fainter towards it. */
export function stars({ canvas, palette, brief, random, width, unit }: Stage, horizon: number, density = 1): string {
  if (denies(brief, 'star')) return '';
  const chance = random.fork('stars');
  const count = Math.round((canvas.flat ? 70 : 260) * density * (wants(brief, 'star', 'starry', 'milky') ? 1.7 : 1));
  const dots = Array.from({ length: count }, () => {
    const height = chance.next() ** 1.5;
    const bright = chance.next() ** 4;
    const radius = (canvas.flat ? 1.8 : 0.55) + 1.9 * bright;
    const opacity = (0.25 + 0.75 * bright) * (1 - 0.75 * height);
    return disc(canvas, chance.next() * width, height * horizon, radius * unit, palette.glow, { ink: 0, opacity });
  });
  return group('', ...dots);
}

/** A moon with faint maria; a crescent on request. */
export function moon({ canvas, palette, brief, unit }: Stage, x: number, y: number, size: number): string {
  const r = size * unit * 1.05;
  const halo = canvas.flat
    ? disc(canvas, x, y, r * 1.7, palette.glow, { ink: 0, opacity: 0.14 })
    : disc(canvas, x, y, r * 7, canvas.radial(fade(palette.glow, 0.26, 0)), { ink: 0 });
  if (wants(brief, 'crescent')) {
    const outer = `M${n(x + r * 0.5)} ${n(y - r * 0.87)}A${n(r)} ${n(r)} 0 1 0 ${n(x + r * 0.5)} ${n(y + r * 0.87)}A${n(r * 0.88)} ${n(r * 0.88)} 0 1 1 ${n(x + r * 0.5)} ${n(y - r * 0.87)}Z`;
    return halo + path(canvas, outer, palette.glow, { ink: 0 });
  }
  const seas = [
    { dx: -0.3, dy: -0.2, size: 0.3 },
    { dx: 0.22, dy: 0.1, size: 0.36 },
    { dx: -0.12, dy: 0.46, size: 0.2 },
    { dx: 0.36, dy: -0.42, size: 0.14 },
  ];
  const tone = mix(palette.glow, palette.sky(0.5), 0.4);
  const spots = seas.map((sea) =>
    disc(canvas, x + sea.dx * r, y + sea.dy * r, sea.size * r, tone, { ink: 0, opacity: 0.3 }),
  );
  return group('', halo, disc(canvas, x, y, r, palette.glow, { ink: 0 }), group(canvas.blur(r * 0.06), ...spots));
}
