import { blurred, lumaOf, type Pixels } from './pixels';

/** Flow field: direction of the forms at each pixel, at a quarter of the resolution. */
export interface Flow {
  columns: number;
  rows: number;
  /** Unit vector along the form. */
  x: Float32Array;
  y: Float32Array;
  /** Confidence of the direction (0–1). */
  strength: Float32Array;
}

export const FLOW_STEP = 4;

/** Computes the flow field along edges from a smoothed structure tensor. */
export async function flowOf(pixels: Pixels): Promise<Flow> {
  const soft = await blurred(pixels, 3);
  const luma = lumaOf(soft);
  const { width, height } = pixels;
  const columns = Math.ceil(width / FLOW_STEP);
  const rows = Math.ceil(height / FLOW_STEP);
  const [xx, yy, xy] = [0, 1, 2].map(() => new Float32Array(columns * rows)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const px = Math.min(width - 3, Math.max(2, column * FLOW_STEP));
      const py = Math.min(height - 3, Math.max(2, row * FLOW_STEP));
      const dx = (luma[py * width + px + 2] ?? 0) - (luma[py * width + px - 2] ?? 0);
      const dy = (luma[(py + 2) * width + px] ?? 0) - (luma[(py - 2) * width + px] ?? 0);
      const at = row * columns + column;
      xx[at] = dx * dx;
      yy[at] = dy * dy;
      xy[at] = dx * dy;
    }
  }
  for (const plane of [xx, yy, xy]) for (let pass = 0; pass < 2; pass += 1) boxBlur(plane, columns, rows, 3);
  const flow: Flow = {
    columns,
    rows,
    x: new Float32Array(columns * rows),
    y: new Float32Array(columns * rows),
    strength: new Float32Array(columns * rows),
  };
  for (let at = 0; at < xx.length; at += 1) {
    const a = xx[at] ?? 0;
    const b = xy[at] ?? 0;
    const c = yy[at] ?? 0;
    const angle = 0.5 * Math.atan2(2 * b, a - c) + Math.PI / 2;
    flow.x[at] = Math.cos(angle);
    flow.y[at] = Math.sin(angle);
    flow.strength[at] = Math.min(1, Math.sqrt((a - c) ** 2 + 4 * b * b) * 900);
  }
  return flow;
}

/** Separable box blur in place, by running sums. */
export function boxBlur(plane: Float32Array, columns: number, rows: number, radius: number): void {
  blurLines(plane, rows, columns, columns, 1, radius);
  blurLines(plane, columns, rows, 1, columns, radius);
}

function blurLines(
  plane: Float32Array,
  lines: number,
  length: number,
  lineStep: number,
  step: number,
  radius: number,
): void {
  const copy = new Float32Array(length);
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep;
    for (let index = 0; index < length; index += 1) copy[index] = plane[start + index * step] ?? 0;
    let sum = 0;
    for (let index = -radius; index <= radius; index += 1) sum += copy[Math.max(0, Math.min(length - 1, index))] ?? 0;
    for (let index = 0; index < length; index += 1) {
      plane[start + index * step] = sum / (radius * 2 + 1);
      sum += (copy[Math.min(length - 1, index + radius + 1)] ?? 0) - (copy[Math.max(0, index - radius)] ?? 0);
    }
  }
}
