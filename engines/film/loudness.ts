import { inputArgs } from '../ffmpeg/input-args';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg';

/** What cannot be told from silence is not made louder. LUFS. */
const SILENT = -60;
/** Decibels up and down at most. */
const MOST = 24;

/**
 * The gain that brings a recording to a loudness, measured over all of it (EBU R 128): one gain for the whole, so that
 * nothing pumps.
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
