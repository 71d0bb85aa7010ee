import sharp from 'sharp';

const GRID = 5;

/** Seeded PRNG of bytes (mulberry32). */
const bytesFrom = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) & 0xff;
  };
};

/** Width and height in pixels. */
export type Size = readonly [width: number, height: number];
export type PictureFormat = 'jpeg' | 'png' | 'webp';

/** Draws a real picture of soft colour areas, deterministic for seed, size and format. */
export function drawPicture(seed: number, [width, height]: Size, format: PictureFormat): Promise<Buffer> {
  const next = bytesFrom(seed);
  const grid = Buffer.from(Array.from({ length: GRID * GRID * 3 }, next));
  return sharp(grid, { raw: { width: GRID, height: GRID, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .toFormat(format)
    .toBuffer();
}
