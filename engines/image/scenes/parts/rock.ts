import { mix } from '../../palette/colour';
import { n, type Point, polyline } from '../../svg/number';
import { path } from '../../svg/shapes';
import { fade } from '../../svg/stops';
import type { Stage } from '../stage';
import { summits } from './ridge';

/** Shaded flanks of each summit, on the side away from the light. */
export function rockFaces(stage: Stage, skyline: readonly Point[], lightX: number, near: number): string {
  const { canvas, palette, random, unit } = stage;
  const chance = random.fork(`faces${near}`);
  const shadow = canvas.linear(
    fade(mix(palette.shade, palette.land(0.5), 0.25), canvas.flat ? 0.34 : 0.5 - near * 0.1, canvas.flat ? 0.34 : 0),
    { bands: 1 },
  );
  const shine = canvas.linear(fade(palette.glow, canvas.flat ? 0.2 : 0.34, 0), { bands: 1 });
  return summits(skyline, 7)
    .map((index) => {
      const peak = skyline[index] as Point;
      const away = peak.x > lightX ? 1 : -1;
      const spine = spineFrom(peak, away, 300 * unit * (1 - near * 0.5), () => chance.between(-1, 1), unit);
      return (
        path(canvas, flank(skyline, index, away, spine), shadow, { ink: 0 }) +
        path(canvas, flank(skyline, index, -away, spine), shine, { ink: 0, opacity: 0.6 })
      );
    })
    .join('');
}

/** The jagged edge down from a summit. */
function spineFrom(peak: Point, away: number, fall: number, jitter: () => number, unit: number): Point[] {
  const steps = 9;
  return Array.from({ length: steps }, (_, step) => ({
    x: peak.x + (step === 0 ? 0 : jitter() * 13 * unit + away * -step * 4 * unit),
    y: peak.y + (fall * step) / (steps - 1),
  }));
}

/** Outline of a flank: from the summit along the skyline to the next valley, then back along the spine. */
function flank(skyline: readonly Point[], summit: number, side: number, spine: readonly Point[]): string {
  const edge: Point[] = [];
  for (let index = summit; index >= 0 && index < skyline.length && edge.length < 46; index += side) {
    const point = skyline[index] as Point;
    const last = edge.at(-1);
    if (last && point.y < last.y - 3 && edge.length > 10) break;
    edge.push(point);
  }
  const foot = spine.at(-1) as Point;
  return `${polyline(edge)}L${n((edge.at(-1) as Point).x)} ${n(foot.y)}${[...spine]
    .reverse()
    .map(({ x, y }) => `L${n(x)} ${n(y)}`)
    .join('')}Z`;
}

/** Snow on summits, with a ragged lower edge. */
export function snowCaps(stage: Stage, skyline: readonly Point[], peaks: readonly number[]): string {
  const { canvas, palette, random, unit } = stage;
  const chance = random.fork('snow');
  const fill = canvas.linear(fade(mix('#ffffff', palette.glow, 0.45), 0.85, 0.25), { bands: 2 });
  return peaks
    .map((index) => {
      const peak = skyline[index] as Point;
      const depth = chance.between(60, 110) * unit;
      const rim = skyline.filter((point) => Math.abs(point.x - peak.x) < depth * 1.2 && point.y < peak.y + depth);
      const first = rim[0] as Point;
      const last = rim.at(-1) as Point;
      const teeth = 7;
      const hem = Array.from({ length: teeth }, (_, tooth) => {
        const x = last.x + ((first.x - last.x) * (tooth + 0.5)) / teeth;
        return `L${n(x)} ${n(peak.y + depth * (tooth % 2 ? 0.62 : 1.08) + chance.between(-6, 6) * unit)}`;
      });
      return path(canvas, `${polyline(rim)}${hem.join('')}Z`, fill, { ink: 0 });
    })
    .join('');
}
