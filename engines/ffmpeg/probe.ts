import { FfmpegError } from '../spec/ffmpeg-error';
import type { Probed } from '../spec/media-tools';
import { inputArgs } from './input-args';
import { READING } from './limits';
import { secondsOf } from './read-progress';
import { runFfmpeg } from './run-ffmpeg';

/**
 * Reads the streams and size of a media file from ffmpeg's log, and its length by decoding it. Does not use ffprobe,
 * which not every ffmpeg comes with.
 * @param path the program, as `findFfmpeg` found it
 * @param file absolute path
 * @throws FfmpegError when the file cannot be read as media; the signal's reason
 */
export async function probe(path: string, file: string, signal?: AbortSignal): Promise<Probed> {
  return { ...(await describe(path, file, signal)), seconds: await playedSeconds(path, file, { signal }) };
}

/** What the header of a media file says truly: its streams. */
export type Described = Omit<Probed, 'seconds'>;

/** As {@link probe}, without the length, which takes a whole decode. */
export async function describe(path: string, file: string, signal?: AbortSignal): Promise<Described> {
  // Copies one packet to the null muxer: enough for ffmpeg to describe the streams, and its exit code then shows
  // whether the file can be read.
  const opened = [...inputArgs(file), '-map', '0:v?', '-map', '0:a?', '-c', 'copy', '-frames', '1', '-f', 'null', '-'];
  const { log } = await runFfmpeg(path, opened, { signal, limits: READING }).catch((error: unknown) => {
    throw error instanceof FfmpegError
      ? new FfmpegError('The file is not a film or a sound that can be read.', error.diagnostic)
      : error;
  });
  const described = readDescription(log);
  if (!described) throw new FfmpegError('The file is not a film or a sound that can be read.', log);
  return described;
}

/** Parses what ffmpeg logs about its first input. */
export function readDescription(log: string): Described | undefined {
  const text = log.slice(log.indexOf('Input #0'), log.includes('Output #0') ? log.indexOf('Output #0') : undefined);
  const container = /^Input #0, (\S+), from /m.exec(text)?.[1];
  if (!container) return undefined;
  const lines = text.split('\n').filter((line) => /^\s*Stream #0:\d+/.test(line));
  const video = lines.find((line) => line.includes(': Video: ') && !line.includes('(attached pic)'));
  const audio = lines.find((line) => line.includes(': Audio: '));
  if (!video && !audio) return undefined;
  const size =
    / (\d{2,5})x(\d{2,5})[ ,\n]/
      .exec(`${video ?? ''}\n`)
      ?.slice(1)
      .map(Number) ?? [];
  const [width = null, height = null] = video && isTurned(text) ? [...size].reverse() : size;
  return {
    container,
    ...{ videoCodec: codecOf(video), width, height, framesPerSecond: numberIn(video, /([\d.]+) fps/) },
    ...{ audioCodec: codecOf(audio), sampleRate: numberIn(audio, /(\d+) Hz/), channels: channelsOf(audio) },
  };
}

interface PlayedOptions {
  /** ffmpeg's options that choose streams; default: one of each kind. */
  readonly streams?: readonly string[];
  readonly signal?: AbortSignal | undefined;
}

/**
 * Length in seconds: where a decode of the whole file ends. Headers are not believed: they guess from the first frames,
 * outlive a cut, or say nothing.
 * @throws FfmpegError when nothing in it can be decoded; the signal's reason
 */
export async function playedSeconds(
  path: string,
  file: string,
  { streams = [], signal }: PlayedOptions = {},
): Promise<number> {
  const progress = ['-progress', 'pipe:1', '-nostats'];
  const args = [...progress, ...inputArgs(file), ...streams, '-f', 'null', '-'];
  const { output, log } = await runFfmpeg(path, args, { signal, limits: READING });
  const clock = [...output.toString('latin1').matchAll(/^out_time=(.*)$/gm)].at(-1)?.[1] ?? '';
  const seconds = secondsOf(clock);
  if (Number.isNaN(seconds)) throw new FfmpegError('The file is not a film or a sound that can be read.', log);
  return seconds;
}

const codecOf = (line: string | undefined) => /: (?:Video|Audio): (\w+)/.exec(line ?? '')?.[1] ?? null;

function numberIn(line: string | undefined, pattern: RegExp): number | null {
  const [, digits] = pattern.exec(line ?? '') ?? [];
  return digits === undefined ? null : Number(digits);
}

function channelsOf(line: string | undefined): number | null {
  if (!line) return null;
  if (/ Hz, mono/.test(line)) return 1;
  if (/ Hz, stereo/.test(line)) return 2;
  const [, front, low] = / Hz, (\d)\.(\d)/.exec(line) ?? [];
  return front ? Number(front) + Number(low) : numberIn(line, /(\d+) channels/);
}

const isTurned = (text: string) => /rotation of -?(90|270)\.00 degrees|rotate\s*: -?(90|270)\b/.test(text);
