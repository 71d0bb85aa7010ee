import sharp from 'sharp';
import { inputArgs } from '../../ffmpeg/input-args';
import { runFfmpeg } from '../../ffmpeg/run-ffmpeg';

const MOMENTS = 6;
/** Pixels. */
const TILE_HEIGHT = 180;
const GAP = 4;

/** Contact sheet: six moments of a film side by side, the first and the last frame among them. WebP. */
export async function stripOfFilm(ffmpeg: string, file: string, seconds: number): Promise<Buffer> {
  const tiles: Buffer[] = [];
  for (let index = 0; index < MOMENTS; index += 1) {
    const at = Math.max(0, (seconds * index) / (MOMENTS - 1) - (index === MOMENTS - 1 ? 0.05 : 0));
    const still = [
      '-ss',
      at.toFixed(3),
      ...inputArgs(file),
      '-frames:v',
      '1',
      '-f',
      'image2pipe',
      '-c:v',
      'png',
      'pipe:1',
    ];
    const { output } = await runFfmpeg(ffmpeg, still);
    tiles.push(await sharp(output).resize({ height: TILE_HEIGHT }).png().toBuffer());
  }
  const { width = 0 } = await sharp(tiles[0]).metadata();
  const whole = {
    width: MOMENTS * (width + GAP) - GAP,
    height: TILE_HEIGHT,
    channels: 3 as const,
    background: '#ffffff',
  };
  return sharp({ create: whole })
    .composite(tiles.map((input, index) => ({ input, left: index * (width + GAP), top: 0 })))
    .webp({ quality: 76, effort: 6 })
    .toBuffer();
}
