import { mix } from '../../palette/colour';
import { channels, paintTexture, smoothstep } from '../../svg/texture';
import type { Stage } from '../stage';
import { fbm } from './noise';

const DETAIL = 1 / 3;

/** The band of the galaxy across a night sky, down to the horizon. */
export function milkyWay({ canvas, palette, noise, random, width, unit }: Stage, horizon: number): string {
  if (canvas.flat) return '';
  const slant = random.fork('milky').chance(0.5) ? 0.75 : -0.75;
  const pale = channels(mix(palette.glow, palette.sky(0.8), 0.35));
  const scale = 1 / (1000 * unit * DETAIL);
  const middle = width / 2 / unit / 1000;
  const deep = horizon / unit / 1000;
  const band = paintTexture(Math.round(width * DETAIL), Math.round(horizon * DETAIL), (column, row) => {
    const [x, y] = [column * scale, row * scale];
    const across = x - middle - slant * (y - deep * 0.4);
    const gas = fbm(noise, x * 3 + 9, y * 3, 5);
    const lane = smoothstep(0.1, 0.5, fbm(noise, x * 2.2 + 40, y * 5, 4)) * Math.exp(-((across / 0.08) ** 2));
    const strength = Math.exp(-(((across + gas * 0.1) / 0.19) ** 2)) * (0.34 + 0.4 * gas) * (1 - lane * 0.8);
    return [...pale, Math.max(0, strength) * 0.6 * (1 - smoothstep(0.6, 1, y / deep))];
  });
  return canvas.texture(band, 0, 0, width, horizon);
}
