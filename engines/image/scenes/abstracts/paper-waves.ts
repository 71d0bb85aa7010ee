import { mix, ramp } from '../../palette/colour';
import { n, type Point, smooth } from '../../svg/number';
import { disc, group, path, line as stroke, wash } from '../../svg/shapes';
import { even } from '../../svg/stops';
import { fbm } from '../parts/noise';
import type { Stage } from '../stage';
import { coloursOf } from './colours';

/** Sheets of cut paper, each casting a soft shadow on the one behind it. */
export function paperWaves(stage: Stage): string {
  const { canvas, width, height, unit, palette, noise, random } = stage;
  const chance = random.fork('waves');
  const colours = coloursOf(stage);
  const through = ramp([
    mix(palette.light, colours[0] ?? palette.wall, 0.12),
    ...colours,
    mix(colours.at(-1) ?? palette.shade, palette.shade, 0.6),
  ]);
  const sheets = 9;
  const slope = chance.between(-0.16, 0.16);
  const layers = Array.from({ length: sheets }, (_, index) => {
    const near = (index + 1) / sheets;
    const base = height * (0.08 + 0.82 * near);
    const line: Point[] = Array.from({ length: 12 }, (_, step) => {
      const x = (width * (step - 0.5)) / 10.5;
      return {
        x,
        y: base + slope * (x - width / 2) + fbm(noise, (x / unit) * 0.0016 + index * 0.42, index * 0.9, 2) * 250 * unit,
      };
    });
    const d = `${smooth(line)}V${n(height + 60)}H${n(-width * 0.1)}Z`;
    const tone = through(near);
    const fill = canvas.linear(even(mix(tone, palette.light, 0.22), tone, mix(tone, palette.shade, 0.12)), {
      x2: 0.3,
      bands: 1,
    });
    const shade = canvas.flat ? '' : softEdge(smooth(line), palette.shade, unit);
    return shade + path(canvas, d, fill);
  });
  const sun = disc(
    canvas,
    width * chance.between(0.28, 0.72),
    height * 0.22,
    120 * unit,
    canvas.linear(even(mix(through(0.3), palette.light, 0.5), through(0.45)), { bands: 1 }),
  );
  return group(
    '',
    wash(canvas, canvas.linear(even(mix(palette.light, '#ffffff', 0.25), through(0.08)), { bands: 3 })),
    sun,
    ...layers,
  );
}

/**
 * Approximates the blurred shadow of a paper edge by strokes of falling width: a blur filter over the whole sheet is
 * ten times as slow.
 */
function softEdge(edge: string, shade: string, unit: number): string {
  const strokes = [46, 36, 27, 19, 12, 6].map((width) => stroke(edge, shade, width * unit, ' opacity=".06"'));
  return `<g transform="translate(${n(5 * unit)} ${n(-3 * unit)})">${strokes.join('')}</g>`;
}
