/** A picture as YUV planes: luma at full size, chroma at half (4:2:0), BT.709 in studio range. Sizes are even. */
export interface Planes {
  width: number;
  height: number;
  y: Uint8Array;
  u: Uint8Array;
  v: Uint8Array;
}

/** Converts RGB to YUV planes (ITU-R BT.709-6, 3.2 to 3.4 for 8 bits). */
export function planesOf(rgb: Uint8Array, width: number, height: number): Planes {
  const y = new Uint8Array(width * height);
  const half = (width / 2) * (height / 2);
  const u = new Uint8Array(half);
  const v = new Uint8Array(half);
  for (let pixel = 0; pixel < y.length; pixel += 1) {
    const at = pixel * 3;
    y[pixel] = 16.5 + 0.18259 * (rgb[at] ?? 0) + 0.61423 * (rgb[at + 1] ?? 0) + 0.06201 * (rgb[at + 2] ?? 0);
  }
  for (let row = 0; row < height / 2; row += 1) {
    for (let column = 0; column < width / 2; column += 1) {
      const at = (row * 2 * width + column * 2) * 3;
      const below = at + width * 3;
      const sum = (channel: number) =>
        (rgb[at + channel] ?? 0) +
        (rgb[at + 3 + channel] ?? 0) +
        (rgb[below + channel] ?? 0) +
        (rgb[below + 3 + channel] ?? 0);
      const [red, green, blue] = [sum(0) / 4, sum(1) / 4, sum(2) / 4];
      const to = row * (width / 2) + column;
      u[to] = 128.5 - 0.10064 * red - 0.33857 * green + 0.43922 * blue;
      v[to] = 128.5 + 0.43922 * red - 0.39894 * green - 0.04027 * blue;
    }
  }
  return { width, height, y, u, v };
}

/** Allocates a frame whose planes share one buffer in the layout of `yuv420p`. */
export function frameOf(width: number, height: number): Planes & { bytes: Uint8Array } {
  const [full, half] = [width * height, (width / 2) * (height / 2)];
  const bytes = new Uint8Array(full + 2 * half);
  return {
    ...{ width, height, bytes, y: bytes.subarray(0, full) },
    ...{ u: bytes.subarray(full, full + half), v: bytes.subarray(full + half) },
  };
}

/** Blends a second frame into a first, in place. @param share of the second, 0–1 */
export function mixInto(first: Uint8Array, second: Uint8Array, share: number): void {
  const weight = Math.round(share * 256);
  for (let at = 0; at < first.length; at += 1) {
    const own = first[at] as number;
    first[at] = own + ((((second[at] as number) - own) * weight + 128) >> 8);
  }
}
