import { inputArgs } from '../ffmpeg/input-args';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg';

/** Loudness below which a recording counts as silence and is not raised, LUFS. */
const SILENT = -60;
/** Largest gain up and down, decibels. */
const MOST = 24;

/**
 * Loudness normalisation: one gain for the whole recording (EBU R 128), so that the level does not pump.
 * @param target LUFS
 * @returns decibels
 */
export async function gainTo(target: number, ffmpeg: string, file: string, signal?: AbortSignal): Promise<number> {
  const measured = ['-map', '0:a:0', '-filter:a', 'ebur128', '-f', 'null', '-'];
  const { log } = await runFfmpeg(ffmpeg, [...inputArgs(file), ...measured], { signal });
  const summary = log.slice(log.lastIndexOf('Integrated loudness'));
  const loudness = Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1] ?? Number.NaN);
  return loudness > SILENT ? Math.max(-MOST, Math.min(MOST, target - loudness)) : 0;
}
