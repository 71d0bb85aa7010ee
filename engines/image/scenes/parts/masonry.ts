import { mix } from '../../palette/colour';
import { colourOf } from '../../prompt/wishes';
import { n } from '../../svg/number';
import { group, path } from '../../svg/shapes';
import { even } from '../../svg/stops';
import type { Stage } from '../stage';
import { asSubject } from '../subject';
import { poplar } from './trees';

export interface Opening {
  /** Centre of the opening. */
  x: number;
  foot: number;
  width: number;
  tall: number;
}

const hole = ({ x, foot, width, tall }: Opening): string => {
  const r = width / 2;
  return `M${n(x - r)} ${n(foot)}V${n(foot - tall + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(foot - tall + r)}V${n(foot)}Z`;
};

/** A deep arched doorway: the reveal and the dark interior. */
export function arch({ canvas, palette, brief }: Stage, opening: Opening, colour: string, deep: number): string {
  const reveal = mix(colour, palette.shade, 0.5);
  const door = colourOf(brief, 'door', 'doorway');
  const within = door ?? mix(colour, palette.shade, 0.86);
  const inner: Opening = {
    ...opening,
    x: opening.x + opening.width * 0.1 * deep,
    width: opening.width * 0.8,
    tall: opening.tall * 0.9,
  };
  const fill = canvas.linear(even(mix(within, palette.shade, 0.25), within, mix(within, palette.light, 0.08)), {
    bands: 2,
  });
  return (
    path(canvas, hole(opening), canvas.linear(even(reveal, mix(reveal, palette.light, 0.16)), { bands: 2 })) +
    path(canvas, hole(inner), fill)
  );
}

/** Stairs climbing to the right from (x, foot). */
export function stairs(
  { canvas, palette, unit }: Stage,
  x: number,
  foot: number,
  wide: number,
  rise: number,
  colour: string,
): string {
  const steps = Math.max(5, Math.round(rise / (86 * unit)));
  const high = rise / steps;
  const deep = wide / (steps + 0.6);
  const tread = canvas.linear(even(mix(colour, palette.light, 0.7), mix(colour, palette.light, 0.45)), { bands: 1 });
  const riser = canvas.linear(even(mix(colour, palette.shade, 0.14), mix(colour, palette.shade, 0.3)), { bands: 1 });
  return group(
    '',
    ...Array.from({ length: steps }, (_, index) => {
      const step = steps - 1 - index;
      const left = x + deep * step;
      const top = foot - high * (step + 1);
      return (
        path(canvas, `M${n(left)} ${n(top)}H${n(x + wide * 1.2)}V${n(foot)}H${n(left)}Z`, riser) +
        path(canvas, `M${n(left)} ${n(top)}H${n(x + wide * 1.2)}v${n(high * 0.36)}H${n(left)}Z`, tread, { ink: 0 })
      );
    }),
  );
}

/** A terracotta pot with an agave, standing on (x, y). */
export function pot({ canvas, palette, random }: Stage, x: number, y: number, size: number): string {
  const chance = random.fork('agave');
  const clay = mix('#b9623c', palette.shade, palette.night ? 0.5 : 0.1);
  const body = `M${n(x - size * 0.34)} ${n(y - size * 0.66)}H${n(x + size * 0.34)}L${n(x + size * 0.24)} ${n(y)}H${n(x - size * 0.24)}Z`;
  const green = mix('#5d7a52', palette.shade, 0.2);
  const blades = Array.from({ length: 11 }, (_, blade) => {
    const angle = ((blade - 5) / 5) * 1.15 + chance.between(-0.08, 0.08);
    const long = size * chance.between(0.8, 1.12);
    const tipX = x + Math.sin(angle) * long;
    const tipY = y - size * 0.62 - Math.cos(angle) * long;
    const w = size * 0.085;
    return path(
      canvas,
      `M${n(x - w)} ${n(y - size * 0.62)}Q${n(x + Math.sin(angle) * long * 0.4 - w)} ${n(y - size * 0.62 - Math.cos(angle) * long * 0.6)} ${n(tipX)} ${n(tipY)}Q${n(x + Math.sin(angle) * long * 0.4 + w * 1.4)} ${n(y - size * 0.62 - Math.cos(angle) * long * 0.42)} ${n(x + w)} ${n(y - size * 0.62)}Z`,
      blade % 2 ? green : mix(green, palette.light, 0.26),
      { ink: 2.6 },
    );
  });
  const fill = canvas.linear(even(mix(clay, palette.light, 0.3), clay, mix(clay, palette.shade, 0.5)), {
    x2: 1,
    y2: 0,
  });
  return group(
    '',
    ...blades,
    path(canvas, body, fill),
    path(
      canvas,
      `M${n(x - size * 0.39)} ${n(y - size * 0.76)}h${n(size * 0.78)}v${n(size * 0.13)}h${n(-size * 0.78)}Z`,
      fill,
    ),
  );
}

/** A cypress beyond the wall. */
export const cypress = asSubject(['cypress', 'tree'], paintCypress);

function paintCypress({ canvas, palette }: Stage, x: number, y: number, tall: number): string {
  const leaf = mix('#4c6a4a', palette.shade, 0.25);
  return path(
    canvas,
    poplar(x, y, tall),
    canvas.linear(even(mix(leaf, palette.glow, 0.3), leaf), { x2: 1, y2: 0, bands: 2 }),
  );
}
