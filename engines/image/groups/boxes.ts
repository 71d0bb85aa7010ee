import sharp from 'sharp';
import type { DrawnGroup } from '../../spec/illustrator';
import type { Painting } from '../scenes/stage';
import type { Canvas } from '../svg/canvas';
import { markedIn, onlySubjects } from './marked';

/** Longest side of the copy in which boxes are measured, pixels. */
const COPY = 256;
/** Alpha from which a pixel belongs to a subject, 0–255. */
const SEEN = 40;
/** More subjects of one name than this get a common box: a meadow of flowers. */
const APART = 12;

/** The subjects of a painting with their boxes; those of which nothing is in the picture are left out. */
export async function findGroups(canvas: Canvas, { back, front = '' }: Painting): Promise<DrawnGroup[]> {
  const markup = back + front;
  const names = markedIn(markup).map(({ name }) => name);
  const sets = [...new Set(names)].flatMap((name) => {
    const own = names.flatMap((other, index) => (other === name ? [index] : []));
    return (own.length > APART ? [own] : own.map((index) => [index])).map((indexes) => ({ name, indexes }));
  });
  const groups: DrawnGroup[] = [];
  for (const { name, indexes } of sets) {
    const alone = onlySubjects(markup, (_, index) => indexes.includes(index));
    const box = await boxOf(await canvas.document(alone));
    if (box) groups.push({ name, box });
  }
  return groups;
}

async function boxOf(svg: string): Promise<DrawnGroup['box'] | undefined> {
  const small = svg.replace(
    /^(<svg [^>]*?)width="(\d+)" height="(\d+)"/,
    (_, start: string, wide: string, high: string) => {
      const scale = COPY / Math.max(Number(wide), Number(high));
      return `${start}width="${Math.round(Number(wide) * scale)}" height="${Math.round(Number(high) * scale)}"`;
    },
  );
  const { data, info } = await sharp(Buffer.from(small), { unlimited: true })
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[y * width + x] ?? 0) < SEEN) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0) return undefined;
  const share = (value: number, whole: number) => Math.round((value / whole) * 1000) / 1000;
  return {
    x: share(left, width),
    y: share(top, height),
    width: share(right + 1 - left, width),
    height: share(bottom + 1 - top, height),
  };
}
