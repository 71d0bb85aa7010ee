import { randomFrom } from '../../english/random';
import { fullScale, type Raster } from './raster';

/** Side of the table of dither values, pixels; prime, so that it does not line up with the picture's width. */
const TABLE = 61;

/**
 * The raster with 8 bits a channel. 16 bits are dithered: by rounding alone a smooth sky would show bands after an edit
 * that stretches it.
 */
export function toEightBits(raster: Raster): Raster {
  const { data, width, height } = raster;
  if (!(data instanceof Uint16Array)) return raster;
  const chance = randomFrom('dither');
  const table = Float32Array.from({ length: TABLE * TABLE }, () => chance.next());
  const step = fullScale(raster) / 255;
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const dither = table[(y % TABLE) * TABLE + (x % TABLE)] ?? 0.5;
      for (let channel = at; channel < at + 3; channel += 1) {
        out[channel] = Math.min(255, Math.floor((data[channel] ?? 0) / step + dither));
      }
      out[at + 3] = Math.round((data[at + 3] ?? 0) / step);
    }
  }
  return { data: out, width, height };
}
