import { mix } from '../../palette/colour';
import { denies, wants } from '../../prompt/wishes';
import { n, type Point } from '../../svg/number';
import { path } from '../../svg/shapes';
import { channels, paintTexture, smoothstep } from '../../svg/texture';
import type { Stage } from '../stage';
import { fbm } from './noise';

/** Clouds between zenith and horizon: lit vapour with shaded undersides, or flat puffs. */
export function clouds(stage: Stage, horizon: number, light: Point): string {
  const { brief } = stage;
  if (denies(brief, 'cloud') || wants(brief, 'cloudless', 'clear')) return '';
  const heavy = wants(brief, 'storm', 'stormy', 'cloudy', 'overcast', 'rain', 'rainy', 'thunder', 'dramatic');
  const chance = stage.random.fork('clouds');
  const asked = wants(brief, 'cloud', 'cloudy');
  if (stage.canvas.flat) return puffs(stage, horizon, heavy || asked ? 6 : chance.int(2, 4));
  return vapour(stage, horizon, light, heavy ? 0.78 : asked ? 0.6 : chance.between(0.3, 0.5));
}

/** Texture resolution as a share of the picture's: clouds have no fine detail, and a third is nine times as fast. */
const DETAIL = 1 / 3;

function vapour(
  { canvas, palette, noise, random, width, unit }: Stage,
  horizon: number,
  light: Point,
  cover: number,
): string {
  const columns = Math.round(width * DETAIL);
  const rows = Math.round(horizon * DETAIL);
  const drift = random.fork('vapour').between(0, 90);
  const density = new Float32Array(columns * rows);
  const size = unit * 1000 * DETAIL;
  for (let row = 0; row < rows; row += 1) {
    const height = row / rows;
    const far = 1.18 - height;
    for (let column = 0; column < columns; column += 1) {
      const x = ((column - columns / 2) / size) * (0.9 / far) + drift;
      const y = 1.5 / far;
      const warp = noise(x * 0.8, y * 1.1 + drift) * 0.35;
      density[row * columns + column] = fbm(noise, x * 1.1 + warp, y * 2.1 + warp, 6);
    }
  }
  const lit = channels(mix(palette.sky(0.95), palette.glow, palette.night ? 0.08 : 0.6));
  const under = channels(mix(mix(palette.sky(0.25), palette.haze, 0.45), palette.shade, cover > 0.7 ? 0.4 : 0.06));
  const edge = 0.34 - cover * 0.62;
  const sunRow = (light.y * DETAIL) | 0;
  const bank = paintTexture(columns, rows, (column, row) => {
    const own = density[row * columns + column] ?? 0;
    const towards = row > sunRow ? -5 : 4;
    const near = density[Math.max(0, Math.min(rows - 1, row + towards)) * columns + column] ?? 0;
    const share = Math.max(0, Math.min(1, 0.62 + (own - near) * 1.9 - Math.max(0, own - edge) * 0.5));
    const fadeOut = 1 - smoothstep(0.8, 1, row / rows);
    const alpha = smoothstep(edge, edge + 0.5, own) * fadeOut * (palette.night ? 0.4 : 0.9);
    return [0, 1, 2]
      .map((index) => (under[index] ?? 0) + ((lit[index] ?? 0) - (under[index] ?? 0)) * share)
      .concat(alpha) as [number, number, number, number];
  });
  return canvas.texture(bank, 0, 0, width, horizon);
}

function puffs({ canvas, palette, random, width, unit }: Stage, horizon: number, count: number): string {
  const chance = random.fork('puffs');
  const fill = mix(palette.sky(0.95), palette.night ? palette.sky(0.4) : '#ffffff', 0.5);
  return Array.from({ length: count }, (_, index) => {
    const x = width * ((index + chance.between(0.1, 0.9)) / count);
    const y = horizon * chance.between(0.12, 0.55);
    return path(canvas, puff(x, y, chance.between(80, 170) * unit), fill, { opacity: 0.9, ink: 0 });
  }).join('');
}

/** A flat-bottomed cartoon cloud. */
function puff(x: number, y: number, r: number): string {
  const bump = (dx: number, size: number) => `a${n(r * size)} ${n(r * size * 0.85)} 0 0 1 ${n(r * dx)} 0`;
  return `M${n(x - r)} ${n(y)}${bump(0.5, 0.27)}${bump(0.62, 0.36)}${bump(0.52, 0.28)}${bump(0.36, 0.2)}a${n(r * 0.08)} ${n(r * 0.08)} 0 0 1 0 ${n(r * 0.12)}h${n(-r * 2)}a${n(r * 0.06)} ${n(r * 0.06)} 0 0 1 0 ${n(-r * 0.12)}Z`;
}
