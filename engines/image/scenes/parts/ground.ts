import { mix } from '../../palette/colour';
import { n, type Point } from '../../svg/number';
import { group, path } from '../../svg/shapes';
import { even } from '../../svg/stops';
import type { Stage } from '../stage';
import { ridgeLine, under } from './ridge';

/** Colour of open ground at a depth (0 far, 1 near); snow in winter. */
export function soil({ brief, palette }: Stage, near: number): string {
  if (brief.season === 'winter')
    return mix(mix('#f3f6fa', palette.haze, 0.3 * (1 - near)), palette.shade, palette.night ? 0.55 : 0.08);
  return palette.land(0.25 + near * 0.6);
}

/** A gently undulating strip of ground from `top` to the bottom of the picture. */
export function swath(
  stage: Stage,
  top: number,
  near: number,
  layer: number,
  tone = soil(stage, near),
): { markup: string; line: Point[] } {
  const { canvas, height, unit, palette } = stage;
  const line = ridgeLine(stage, { base: top, rise: (26 + 30 * near) * unit, waves: 0.9, layer, jagged: false });
  const fill = canvas.linear(
    even(mix(tone, palette.glow, palette.night ? 0.06 : 0.24), tone, mix(tone, palette.shade, 0.36)),
    { bands: 3 },
  );
  return { markup: path(canvas, under(line, height), fill, { ink: 3.2 }), line };
}

/** Blades of grass along the bottom of the picture, as a foreground for depth. */
export function grass(stage: Stage, foot: number, tall: number, tone: string): string {
  const { canvas, width, unit, random } = stage;
  const chance = random.fork(`grass${Math.round(foot / unit)}`);
  const blades = (count: number) =>
    Array.from({ length: count }, () => {
      const x = chance.between(-0.02, 1.02) * width;
      const high = tall * chance.between(0.35, 1);
      const lean = chance.between(-0.4, 0.4) * high;
      const half = (2.4 + 2.6 * chance.next()) * unit;
      return `M${n(x - half)} ${n(foot)}Q${n(x + lean * 0.2)} ${n(foot - high * 0.6)} ${n(x + lean)} ${n(foot - high)}Q${n(x + lean * 0.3 + half)} ${n(foot - high * 0.5)} ${n(x + half)} ${n(foot)}Z`;
    }).join('');
  const count = Math.round((width / unit) * 0.09);
  return group(
    '',
    path(canvas, blades(count), mix(tone, stage.palette.shade, 0.3), { ink: 0 }),
    path(canvas, blades(count), tone, { ink: 0 }),
  );
}
