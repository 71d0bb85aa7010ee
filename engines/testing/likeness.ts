/** Grey values of a picture of three or four channels, row by row. */
export interface Grey {
  readonly values: Float64Array;
  readonly width: number;
  readonly height: number;
}

export function toGrey({ data, width, height }: { data: Uint8Array; width: number; height: number }): Grey {
  const channels = data.length / (width * height);
  const values = Float64Array.from({ length: width * height }, (_, pixel) => {
    const at = pixel * channels;
    return (data[at] ?? 0) * 0.299 + (data[at + 1] ?? 0) * 0.587 + (data[at + 2] ?? 0) * 0.114;
  });
  return { values, width, height };
}

/** Peak signal-to-noise ratio in dB. */
export function psnr(one: Grey, other: Grey): number {
  const error = one.values.reduce((sum, value, at) => sum + (value - (other.values[at] ?? 0)) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / (error / one.values.length));
}

/** Structural similarity (Wang et al. 2004), mean over windows of 8 x 8 pixels, every 4 pixels. */
export function ssim(one: Grey, other: Grey): number {
  const [side, step] = [8, 4];
  let [sum, count] = [0, 0];
  for (let top = 0; top + side <= one.height; top += step) {
    for (let left = 0; left + side <= one.width; left += step) {
      let [x, y, xx, yy, xy] = [0, 0, 0, 0, 0];
      for (let row = top; row < top + side; row += 1) {
        for (let column = left; column < left + side; column += 1) {
          const [a, b] = [one.values[row * one.width + column] ?? 0, other.values[row * one.width + column] ?? 0];
          x += a;
          y += b;
          xx += a * a;
          yy += b * b;
          xy += a * b;
        }
      }
      const n = side * side;
      const [mx, my] = [x / n, y / n];
      const [vx, vy, cov] = [xx / n - mx * mx, yy / n - my * my, xy / n - mx * my];
      const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
      sum += ((2 * mx * my + c1) * (2 * cov + c2)) / ((mx * mx + my * my + c1) * (vx + vy + c2));
      count += 1;
    }
  }
  return sum / count;
}
