import { mix } from '../../palette/colour';
import { wash } from '../../svg/shapes';
import { even } from '../../svg/stops';
import { channels, paintTexture, smoothstep } from '../../svg/texture';
import type { Stage } from '../stage';
import { fbm } from './noise';

/** Dark space with glowing nebulae; plain bands in the flat finish. */
export function deepSky(stage: Stage): string {
  const { canvas, palette } = stage;
  const deep = mix('#05060f', palette.sky(0), 0.3);
  const dark = canvas.linear(even(deep, mix(deep, palette.sky(0.2), 0.3), deep), { x2: 0.6, bands: 4 });
  return wash(canvas, dark) + nebula(stage);
}

const DETAIL = 1 / 3;

function nebula({ canvas, palette, noise, random, width, height, unit }: Stage): string {
  if (canvas.flat) return '';
  const chance = random.fork('nebula');
  const one = channels(mix(palette.accents[0] ?? palette.haze, palette.sky(0.6), 0.35));
  const two = channels(mix(palette.sky(0.55), '#3f4fb8', 0.35));
  const drift = chance.between(0, 50);
  const slant = chance.between(-0.7, 0.7);
  const scale = 1 / (1000 * unit * DETAIL);
  const cloud = paintTexture(Math.round(width * DETAIL), Math.round(height * DETAIL), (column, row) => {
    const x = column * scale;
    const y = row * scale;
    const warp = fbm(noise, x * 1.1 + drift, y * 1.1, 4);
    const gas = fbm(noise, x * 1.9 + warp * 0.35, y * 1.9 + warp * 0.35 + drift, 6);
    const band = Math.exp(-(((y - 0.5 * (height / unit / 1000) - slant * (x - 0.5)) / 0.42) ** 2));
    const share = smoothstep(-0.3, 0.4, warp);
    const alpha = smoothstep(-0.35, 0.75, gas) * band * 0.85;
    return [0, 1, 2].map((index) => (one[index] ?? 0) * (1 - share) + (two[index] ?? 0) * share).concat(alpha) as [
      number,
      number,
      number,
      number,
    ];
  });
  return canvas.texture(cloud, 0, 0, width, height);
}
