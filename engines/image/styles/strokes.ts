/** A paint surface: colour and height map of the paint. */
export interface Surface {
  width: number;
  height: number;
  /** Red, green, blue per pixel, 0–255. */
  colour: Float32Array;
  /** Height of paint per pixel, about 0–1. */
  paint: Float32Array;
}

export interface Bristles {
  /** Half the width of the brush, pixels. */
  radius: number;
  /** Paint load of each bristle, 0–1. */
  load: Float32Array;
}

/** Paints a brush stroke along points; paint thins at both ends and along dry bristles. */
export function drag(
  surface: Surface,
  path: readonly number[],
  { radius, load }: Bristles,
  red: number,
  green: number,
  blue: number,
): void {
  const { width, height, colour, paint } = surface;
  const count = path.length / 2;
  const bristles = load.length;
  for (let step = 0; step < count - 1; step += 1) {
    const x = path[step * 2] ?? 0;
    const y = path[step * 2 + 1] ?? 0;
    const nx = path[step * 2 + 2] ?? x;
    const ny = path[step * 2 + 3] ?? y;
    const length = Math.hypot(nx - x, ny - y) || 1;
    const sideX = -(ny - y) / length;
    const sideY = (nx - x) / length;
    const along = step / (count - 1);
    const end = Math.min(1, along * 7, (1 - along) * 5);
    const reach = radius * Math.sqrt(Math.max(0, end));
    for (let offset = -reach; offset <= reach; offset += 0.75) {
      const px = (x + sideX * offset) | 0;
      const py = (y + sideY * offset) | 0;
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      const bristle = load[Math.min(bristles - 1, (((offset + radius) / (2 * radius)) * bristles) | 0)] ?? 0;
      const cover = Math.min(1, bristle * 1.5) * (0.72 + 0.28 * end);
      const at = py * width + px;
      const tone = (bristle - 0.55) * 16;
      colour[at * 3] = (colour[at * 3] ?? 0) * (1 - cover) + (red + tone) * cover;
      colour[at * 3 + 1] = (colour[at * 3 + 1] ?? 0) * (1 - cover) + (green + tone) * cover;
      colour[at * 3 + 2] = (colour[at * 3 + 2] ?? 0) * (1 - cover) + (blue + tone) * cover;
      paint[at] = (paint[at] ?? 0) * (1 - cover * 0.85) + bristle * cover;
    }
  }
}
