/** A procedural raster texture, embedded in the drawing as an image: RGBA, row by row. */
export interface Texture {
  data: Uint8Array;
  width: number;
  height: number;
}

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** Computes a texture pixel by pixel. Colours are 0–255, alpha 0–1. */
export function paintTexture(width: number, height: number, colourAt: (x: number, y: number) => Rgba): Texture {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue, alpha] = colourAt(x, y);
      const at = (y * width + x) * 4;
      data[at] = red;
      data[at + 1] = green;
      data[at + 2] = blue;
      data[at + 3] = Math.max(0, Math.min(255, alpha * 255));
    }
  }
  return { data, width, height };
}

/** Channels of `#rrggbb`. */
export function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Smoothstep: 0 below `from`, 1 above `to`, smooth between. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
