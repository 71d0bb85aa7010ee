import { oklab } from 'culori';
import sharp from 'sharp';
import { randomFrom } from '../english/random';

/** Red, green, blue and alpha per pixel, row by row. */
export interface TestPicture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A soft picture of blobs in middle tones by a seed: every statistic of it has room to move both ways. */
export function seededPicture(seed: number, width = 120, height = 90): TestPicture {
  const chance = randomFrom(`picture|${seed}`);
  const blobs = Array.from({ length: 9 }, () => ({
    ...{ x: chance.between(0, width), y: chance.between(0, height), r: chance.between(14, 40) },
    colour: [chance.between(-46, 46), chance.between(-46, 46), chance.between(-46, 46)],
  }));
  const data = Buffer.alloc(width * height * 4, 255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const sum = blobs.reduce(
          (total, blob) =>
            total + (blob.colour[channel] ?? 0) * Math.exp(-((x - blob.x) ** 2 + (y - blob.y) ** 2) / blob.r ** 2),
          128 + ((x * 7 + y * 13) % 5),
        );
        data[(y * width + x) * 4 + channel] = Math.max(20, Math.min(235, Math.round(sum)));
      }
    }
  }
  return { data, width, height };
}

export const asPng = ({ data, width, height }: TestPicture): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();

export async function pixelsOfPng(image: Uint8Array): Promise<TestPicture> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** What edits are named after, measured over the visible pixels. Lightness 0–1, the rest in OKLab. */
export function statisticsOf({ data, width }: TestPicture) {
  let [count, light, squares, red, blue, chroma, detail] = [0, 0, 0, 0, 0, 0, 0];
  let before = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue;
    const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]].map((value) => (value ?? 0) / 255);
    const lab = oklab({ mode: 'rgb', r, g, b });
    count += 1;
    light += lab.l;
    squares += lab.l ** 2;
    red += lab.a;
    blue += lab.b;
    chroma += Math.hypot(lab.a, lab.b);
    if ((at / 4) % width > 0) detail += Math.abs(lab.l - before);
    before = lab.l;
  }
  const mean = light / count;
  return {
    light: mean,
    contrast: Math.sqrt(Math.max(0, squares / count - mean ** 2)),
    red: red / count,
    yellow: blue / count,
    chroma: chroma / count,
    detail: detail / count,
  };
}
