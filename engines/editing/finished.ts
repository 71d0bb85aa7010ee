import type { EditedPicture } from '../spec/picture-editor';
import { type Raster, toPng } from './raster/raster';

/** The picture as it is handed back: a PNG with its size, its leading colour and what the user is told. */
export async function finished(raster: Raster, notes: readonly string[]): Promise<EditedPicture> {
  const image = await toPng(raster);
  const { width, height } = raster;
  return { image, contentType: 'image/png', width, height, dominantColor: dominantOf(raster), notes };
}

/** Colours are counted in boxes of this many values a channel. */
const BOX = 16;

/** The most frequent visible colour, `#rrggbb`: the mean of the fullest box of colours. */
function dominantOf({ data }: Raster): string {
  const side = 256 / BOX;
  const counts = new Uint32Array(side ** 3);
  const boxOf = (at: number) =>
    (((data[at] ?? 0) / BOX) | 0) * side * side +
    (((data[at + 1] ?? 0) / BOX) | 0) * side +
    (((data[at + 2] ?? 0) / BOX) | 0);
  const visible = (at: number) => (data[at + 3] ?? 0) > 127;
  for (let at = 0; at < data.length; at += 4) {
    if (visible(at)) counts[boxOf(at)] = (counts[boxOf(at)] ?? 0) + 1;
  }
  const fullest = counts.reduce((best, count, box) => (count > (counts[best] ?? 0) ? box : best), 0);
  const sums = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (!visible(at) || boxOf(at) !== fullest) continue;
    for (let channel = 0; channel < 3; channel += 1) sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0);
    count += 1;
  }
  return `#${sums
    .map((sum) =>
      Math.round(count > 0 ? sum / count : 0)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
