import { mix } from '../../palette/colour';
import { n } from '../../svg/number';
import { group, path } from '../../svg/shapes';
import { channels, paintTexture, smoothstep } from '../../svg/texture';
import type { Stage } from '../stage';
import { fbm } from './noise';

/** Texture resolution as a share of the picture's: an aurora has no fine detail. */
const DETAIL = 1 / 4;
const CURTAINS = 3;

/** Northern lights: curtains of green light with violet upper ends. */
export function aurora(stage: Stage, horizon: number): string {
  return stage.canvas.flat ? ribbons(stage, horizon) : curtains(stage, horizon);
}

/** Lower edge of a curtain (share of the horizon) as a function of the horizontal position (0–1). */
function footOf({ noise, random }: Stage, curtain: number): (across: number) => number {
  const drift = random.fork('aurora').between(0, 60) + curtain * 17;
  return (across) => 0.5 + 0.15 * curtain + 0.24 * noise(across * 1.5 + drift, curtain * 3.1) - 0.2 * (1 - across);
}

function curtains(stage: Stage, horizon: number): string {
  const { canvas, noise, width } = stage;
  const [columns, rows] = [Math.round(width * DETAIL), Math.round(horizon * DETAIL)];
  const green = channels('#5fe0a0');
  const violet = channels('#8a5fd0');
  const feet = Array.from({ length: CURTAINS }, (_, curtain) => footOf(stage, curtain));
  const light = paintTexture(columns, rows, (column, row) => {
    const [across, down] = [column / columns, row / rows];
    let [strength, height] = [0, 0];
    feet.forEach((foot, curtain) => {
      const up = foot(across) - down;
      if (up < -0.05) return;
      const rays = 0.62 + 0.5 * fbm(noise, across * 26 + curtain * 9, down * 0.7 + curtain, 3);
      const own = smoothstep(-0.05, 0.02, up) * Math.exp(-Math.max(0, up) * 3.6) * rays * (0.95 - 0.22 * curtain);
      strength += own;
      height += own * Math.min(1, Math.max(0, up) * 2.1);
    });
    const share = strength > 0 ? height / strength : 0;
    const mixed = [0, 1, 2].map((at) => (green[at] ?? 0) + ((violet[at] ?? 0) - (green[at] ?? 0)) * share);
    return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0, Math.min(0.85, Math.max(0, strength) * 0.8)];
  });
  return canvas.texture(light, 0, 0, width, horizon);
}

function ribbons(stage: Stage, horizon: number): string {
  const { canvas, palette, width } = stage;
  const bands = Array.from({ length: CURTAINS }, (_, curtain) => {
    const foot = footOf(stage, curtain);
    const points = Array.from({ length: 13 }, (_, step) => ({ x: (width * step) / 12, y: foot(step / 12) * horizon }));
    const lower = points.map(({ x, y }) => `${n(x)} ${n(y)}`);
    const upper = points.map(({ x, y }) => `${n(x)} ${n(y - horizon * 0.2)}`).reverse();
    const tone = mix(curtain % 2 ? '#8a6fd0' : '#5fd0a0', palette.sky(0.4), 0.2);
    return path(canvas, `M${[...lower, ...upper].join('L')}Z`, tone, { ink: 0, opacity: 0.6 });
  });
  return group('', ...bands);
}
