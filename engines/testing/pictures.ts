import { differenceCiede2000, oklab } from 'culori';
import sharp from 'sharp';
import { randomFrom } from '../english/random';
import type { DrawnGroup } from '../spec/illustrator';

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
export function measurePicture({ data, width }: TestPicture) {
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

const ciede = differenceCiede2000();

/** Share of the pixels outside of some groups' boxes that stayed within ΔE 2 (CIEDE2000), and the number changed inside. */
export function keptOutside(one: TestPicture, other: TestPicture, groups: readonly DrawnGroup[]) {
  const { width, height } = one;
  let [outside, kept, changed] = [0, 0, 0];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [x, y] = [((pixel % width) + 0.5) / width, (Math.floor(pixel / width) + 0.5) / height];
    const far = farApart(one.data, other.data, pixel * 4);
    const inside = groups.some(
      ({ box }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
    );
    if (inside) changed += far ? 1 : 0;
    else {
      outside += 1;
      kept += far ? 0 : 1;
    }
  }
  return { kept: outside > 0 ? kept / outside : 1, changed };
}

function farApart(one: Buffer, other: Buffer, at: number): boolean {
  if (one.readUInt32LE(at) === other.readUInt32LE(at)) return false;
  const colour = (data: Buffer) => {
    const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]].map((value) => (value ?? 0) / 255);
    return { mode: 'rgb' as const, r, g, b };
  };
  return ciede(colour(one), colour(other)) > 2;
}
