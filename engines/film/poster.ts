import sharp from 'sharp';
import { inputArgs } from '../ffmpeg/input-args';
import { READING } from '../ffmpeg/limits';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg';
import { FfmpegError } from '../spec/ffmpeg-error';
import type { Poster } from '../spec/film';

/** Candidate moments, as shares of the length: after a fade-in, before a cut. */
const MOMENTS = [0.12, 0.35, 0.62];

/**
 * Poster frame of a film: of three candidates the one with the most detail.
 * @param ffmpeg the program
 * @param seconds length of the film
 * @throws FfmpegError when no frame can be read; the signal's reason
 */
export async function posterOf(ffmpeg: string, file: string, seconds: number, signal?: AbortSignal): Promise<Poster> {
  let best: { frame: Buffer; told: number } | undefined;
  for (const moment of MOMENTS) {
    const at = ['-ss', (moment * seconds).toFixed(3), ...inputArgs(file)];
    const still = ['-map', '0:v:0', '-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', 'pipe:1'];
    const { output } = await runFfmpeg(ffmpeg, [...at, ...still], { signal, limits: READING });
    if (output.length === 0) continue;
    const { entropy } = await sharp(output).stats();
    if (!best || entropy > best.told) best = { frame: output, told: entropy };
  }
  if (!best) throw new FfmpegError('The film shows no picture.');
  const { dominant } = await sharp(best.frame).stats();
  const { data, info } = await sharp(best.frame).webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
  const hex = [dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return { image: data, contentType: 'image/webp', width: info.width, height: info.height, dominantColor: `#${hex}` };
}
