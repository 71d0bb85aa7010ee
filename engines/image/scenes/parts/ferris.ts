import { mix } from '../../palette/colour';
import { n } from '../../svg/number';
import { disc, group, line, path } from '../../svg/shapes';
import type { Stage } from '../stage';

const CABINS = 14;

/** A Ferris wheel standing on (x, y), with cabins in the picture's colours. */
export function ferrisWheel({ canvas, palette }: Stage, x: number, y: number, r: number): string {
  const iron = mix(palette.shade, palette.haze, 0.3);
  const hub = { x, y: y - r * 1.2 };
  const rims = [1, 0.9].map((share) =>
    disc(canvas, hub.x, hub.y, r * share, 'none', {
      ink: 0,
      attributes: ` stroke="${iron}" stroke-width="${n(r * 0.022)}"`,
    }),
  );
  const spots = Array.from({ length: CABINS }, (_, index) => (index / CABINS) * Math.PI * 2 + 0.2);
  const spokes = spots
    .map((turn) => `M${n(hub.x)} ${n(hub.y)}L${n(hub.x + Math.cos(turn) * r)} ${n(hub.y + Math.sin(turn) * r)}`)
    .join('');
  const cabins = spots.map((turn, index) => {
    const [cx, cy, w] = [hub.x + Math.cos(turn) * r, hub.y + Math.sin(turn) * r, r * 0.09];
    const tone = palette.accents[index % palette.accents.length] ?? palette.glow;
    const lit = palette.night ? mix(tone, '#ffd98a', 0.35) : tone;
    return path(
      canvas,
      `M${n(cx - w)} ${n(cy)}h${n(w * 2)}v${n(w * 0.8)}q0 ${n(w * 0.9)} ${n(-w)} ${n(w * 0.9)}q${n(-w)} 0 ${n(-w)} ${n(-w * 0.9)}Z`,
      lit,
      { ink: 2.2 },
    );
  });
  const bulbs = palette.night
    ? spots.map((turn) =>
        disc(
          canvas,
          hub.x + Math.cos(turn + 0.22) * r * 0.95,
          hub.y + Math.sin(turn + 0.22) * r * 0.95,
          r * 0.022,
          '#ffe6a8',
          { ink: 0 },
        ),
      )
    : [];
  const feet = line(
    `M${n(hub.x)} ${n(hub.y)}L${n(x - r * 0.5)} ${n(y)}M${n(hub.x)} ${n(hub.y)}L${n(x + r * 0.5)} ${n(y)}`,
    iron,
    r * 0.045,
  );
  return group(
    '',
    line(spokes, iron, r * 0.009),
    ...rims,
    feet,
    disc(canvas, hub.x, hub.y, r * 0.07, iron, { ink: 2.4 }),
    ...cabins,
    ...bulbs,
  );
}
