import { createNoise2D, type NoiseFunction2D } from 'simplex-noise';
import type { Random } from '../../english/random';
import { shift } from '../palette/colour';
import { FLOW_STEP, type Flow, flowOf } from './flow';
import { blurred, type Pixels } from './pixels';
import { drag, type Surface } from './strokes';
import type { Style } from './style';

/**
 * Painterly rendering: brushes from broad to fine, with half their width and the colour error (0–255) from which a
 * brush corrects a spot.
 */
const BRUSHES = [
  { radius: 16, error: 0, length: 9 },
  { radius: 8.5, error: 10, length: 9 },
  { radius: 4.2, error: 14, length: 10 },
  { radius: 2, error: 21, length: 12 },
] as const;

/**
 * Oil on canvas: layers of curved brush strokes along the forms, broad first (painterly rendering), then lit as a
 * relief.
 */
export const artistic: Style = {
  finish: 'soft',
  tone: (colour) => shift(colour, { chroma: 1.22 }),
  develop: async (base, chance) => {
    const flow = await flowOf(base);
    const noise = createNoise2D(chance.fork('swirl').next);
    const surface = primed(base);
    for (const brush of BRUSHES) {
      const scale = Math.min(base.width, base.height) / 900;
      const reference = await blurred(base, Math.max(0.5, brush.radius * 0.45));
      paintLayer(
        surface,
        reference,
        flow,
        noise,
        { ...brush, radius: brush.radius * scale },
        chance.fork(`brush${brush.radius}`),
      );
    }
    return underLight(surface, chance.fork('weave'));
  },
};

/** A toned ground: between the strokes a warmer version of the picture shows. */
function primed({ data, width, height }: Pixels): Surface {
  const colour = new Float32Array(width * height * 3);
  for (let at = 0; at < colour.length; at += 1) colour[at] = (data[at] ?? 0) * 0.8 + ([40, 28, 18][at % 3] ?? 0);
  return { width, height, colour, paint: new Float32Array(width * height) };
}

interface Brush {
  radius: number;
  error: number;
  length: number;
}

function paintLayer(
  surface: Surface,
  reference: Pixels,
  flow: Flow,
  noise: NoiseFunction2D,
  brush: Brush,
  chance: Random,
): void {
  const { width, height } = surface;
  const step = Math.max(2, brush.radius * 1.35);
  const spots: [number, number][] = [];
  for (let y = step / 2; y < height + step; y += step) {
    for (let x = step / 2; x < width + step; x += step)
      spots.push([x + chance.between(-0.6, 0.6) * step, y + chance.between(-0.6, 0.6) * step]);
  }
  shuffle(spots, chance);
  for (const [index, [x, y]] of spots.entries()) {
    const at = pixelAt(x, y, width, height) * 3;
    const red = reference.data[at] ?? 0;
    const green = reference.data[at + 1] ?? 0;
    const blue = reference.data[at + 2] ?? 0;
    const wrong =
      (Math.abs(red - (surface.colour[at] ?? 0)) +
        Math.abs(green - (surface.colour[at + 1] ?? 0)) +
        Math.abs(blue - (surface.colour[at + 2] ?? 0))) /
      3;
    if (wrong < brush.error) continue;
    const path = strokeFrom(x, y, brush, reference, flow, noise, [red, green, blue]);
    if (path.length < 8) continue;
    // Each stroke has randomness of its own: one more or less elsewhere leaves it as it is.
    const own = chance.fork(String(index));
    const load = Float32Array.from(
      { length: Math.max(4, Math.round(brush.radius * 1.6)) },
      () => 0.34 + 0.66 * own.next(),
    );
    const hue = own.between(-7, 7);
    const value = own.between(-7, 7);
    drag(surface, path, { radius: brush.radius, load }, red + value + hue, green + value, blue + value - hue);
  }
}

/** Points of one stroke along the form; it ends where the picture's colour differs from the brush's. */
function strokeFrom(
  x: number,
  y: number,
  { radius, length }: Brush,
  reference: Pixels,
  flow: Flow,
  noise: NoiseFunction2D,
  colour: readonly [number, number, number],
): number[] {
  const { data, width, height } = reference;
  const stride = 0.85;
  const points: number[] = [];
  let lastX = 0;
  let lastY = 0;
  let px = x;
  let py = y;
  const steps = (radius * length) / stride;
  for (let step = 0; step < steps; step += 1) {
    const cell =
      Math.min(flow.rows - 1, Math.max(0, (py / FLOW_STEP) | 0)) * flow.columns +
      Math.min(flow.columns - 1, Math.max(0, (px / FLOW_STEP) | 0));
    const sure = flow.strength[cell] ?? 0;
    const drift = noise(px * 0.0024, py * 0.0042) * 1.5 + 0.15;
    let dx = (flow.x[cell] ?? 1) * sure + Math.cos(drift) * (1 - sure) * 0.6;
    let dy = (flow.y[cell] ?? 0) * sure + Math.sin(drift) * (1 - sure) * 0.6;
    if (dx * lastX + dy * lastY < 0) [dx, dy] = [-dx, -dy];
    const norm = Math.hypot(dx, dy) || 1;
    lastX = lastX * 0.72 + (dx / norm) * 0.28;
    lastY = lastY * 0.72 + (dy / norm) * 0.28;
    const speed = Math.hypot(lastX, lastY) || 1;
    points.push(px, py);
    px += (lastX / speed) * stride;
    py += (lastY / speed) * stride;
    if (px < -radius || py < -radius || px > width + radius || py > height + radius) break;
    if (step > radius * 2 && step % 4 === 0) {
      const at = pixelAt(px, py, width, height) * 3;
      const change =
        Math.abs((data[at] ?? 0) - colour[0]) +
        Math.abs((data[at + 1] ?? 0) - colour[1]) +
        Math.abs((data[at + 2] ?? 0) - colour[2]);
      if (change > 44) break;
    }
  }
  return points;
}

const pixelAt = (x: number, y: number, width: number, height: number): number =>
  Math.min(height - 1, Math.max(0, y | 0)) * width + Math.min(width - 1, Math.max(0, x | 0));

function shuffle<T>(list: T[], chance: Random): void {
  for (let index = list.length - 1; index > 0; index -= 1) {
    const other = Math.floor(chance.next() * (index + 1));
    [list[index], list[other]] = [list[other] as T, list[index] as T];
  }
}

/** Lights the relief of paint and canvas from the upper left. */
function underLight({ width, height, colour, paint }: Surface, chance: Random): Pixels {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const right = paint[at + (x + 1 < width ? 1 : 0)] ?? 0;
      const below = paint[at + (y + 1 < height ? width : 0)] ?? 0;
      const ridge = ((paint[at] ?? 0) * 2 - right - below) * 15;
      const weave = (Math.sin(x * 1.35) * Math.sin(y * 1.35) + chance.next() - 0.5) * 2.6;
      for (let channel = 0; channel < 3; channel += 1) {
        data[at * 3 + channel] = Math.max(0, Math.min(255, (colour[at * 3 + channel] ?? 0) + ridge + weave));
      }
    }
  }
  return { data, width, height };
}
