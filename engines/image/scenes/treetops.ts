import { mix } from '../palette/colour';
import { colourOf, wants } from '../prompt/wishes';
import { group, path, rect } from '../svg/shapes';
import { even } from '../svg/stops';
import { ridgeLine, under } from './parts/ridge';
import { horizonGlow, sky } from './parts/sky';
import { balloons, birds } from './parts/travellers';
import { conifer, treeLine } from './parts/trees';
import { byShape, type Painting, type Stage } from './stage';

const RIDGES = 5;

/** A forest seen from above the treetops: ridges of firs with mist between them, and sky for flying animals. */
export function treetops(stage: Stage): Painting {
  const { height, brief } = stage;
  const horizon = height * byShape(stage, 0.46, 0.48, 0.46);
  const thick = wants(brief, 'mist', 'misty', 'fog', 'foggy') ? 0.85 : 0.45;
  return {
    back: group(
      '',
      sky(stage, { horizon: horizon + 60 * stage.unit }).markup,
      horizonGlow(stage, horizon, 0.6),
      ...Array.from({ length: RIDGES }, (_, index) => ridge(stage, horizon, index / (RIDGES - 1), thick)),
      balloons(stage, horizon),
      birds(stage),
    ),
  };
}

function ridge(stage: Stage, horizon: number, near: number, thick: number): string {
  const { canvas, palette, width, height, unit, random, brief } = stage;
  const base = horizon + (height - horizon) * (0.04 + 0.84 * near);
  const line = ridgeLine(stage, {
    base,
    rise: (150 + 40 * near) * unit,
    waves: 1.1,
    layer: 160 + Math.round(near * 8),
    jagged: false,
  });
  const usual = brief.season === 'autumn' && near > 0.3 ? '#a8602e' : palette.land(0.5 + 0.5 * near);
  const needle = colourOf(brief, 'forest', 'tree', 'pine') ?? usual;
  const tone = mix(palette.haze, mix(needle, palette.shade, 0.25 + 0.3 * near), 0.22 + 0.74 * near);
  const count = Math.round((width / unit / 1000) * (120 - 70 * near));
  const trees = treeLine(line, count, (70 + 190 * near) * unit, random.fork(`firs${near}`), conifer);
  const fill = canvas.linear(even(tone, mix(tone, palette.haze, 0.3)), { bands: 2 });
  const mist = canvas.linear([
    { at: 0, colour: palette.haze, opacity: 0 },
    { at: 0.6, colour: palette.haze, opacity: thick * (1 - 0.6 * near) },
    { at: 1, colour: palette.haze, opacity: 0 },
  ]);
  const veil = canvas.flat || near > 0.9 ? '' : rect(canvas, 0, base - 60 * unit, width, 300 * unit, mist, { ink: 0 });
  return path(canvas, under(line, height + 20) + trees, fill, { ink: 0 }) + veil;
}
