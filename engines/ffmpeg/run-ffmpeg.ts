import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FfmpegError } from '../spec/ffmpeg-error';
import { bareEnvironment, type Limits, limited } from './limits';
import { readProgress } from './read-progress';

export interface RunOptions {
  signal?: AbortSignal | undefined;
  /** Length of the output in seconds, for `onProgress`. */
  seconds?: number;
  /** Receives a fraction from 0 to 1 that never falls. Standard output then carries the progress, not the result. */
  onProgress?: ((fraction: number) => void) | undefined;
  /** Bytes for `-i pipe:0`, read with backpressure: as fast as ffmpeg takes them. */
  input?: AsyncIterable<Uint8Array>;
  /** For an untrusted input. */
  limits?: Limits | undefined;
}

export interface FfmpegResult {
  /** Bytes written to `pipe:1`; empty with `onProgress`. */
  output: Buffer;
  /** The end of ffmpeg's log. */
  log: string;
}

const LOG_CHARACTERS = 16_000;
/** Time between SIGTERM and SIGKILL, ms. */
const GRACE_MS = 400;

/**
 * Runs ffmpeg as a child process of low priority; existing output files are overwritten.
 * @param path the program, as `findFfmpeg` found it
 * @param args everything but the global options
 * @throws FfmpegError when it cannot be started or fails; the signal's reason once an aborted process has ended
 */
export async function runFfmpeg(
  path: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<FfmpegResult> {
  const { signal, input, onProgress, limits, seconds = 0 } = options;
  signal?.throwIfAborted();
  const progress = onProgress ? ['-progress', 'pipe:1', '-nostats'] : [];
  const [program, given] = withinLimits(path, ['-hide_banner', '-nostdin', '-y', ...progress], args, limits);
  const child = spawn(program, given, {
    stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    windowsHide: true,
    env: bareEnvironment(),
  });
  lowerPriority(child);
  const output: Buffer[] = [];
  let left = limits?.outputBytes ?? Number.POSITIVE_INFINITY;
  let overLimit = false;
  const stop = () => {
    overLimit = true;
    child.kill('SIGKILL');
  };
  const keep = (part: Buffer) => {
    left -= part.length;
    if (left < 0) stop();
    else output.push(part);
  };
  child.stdout?.on('data', onProgress ? readProgress(seconds, onProgress) : keep);
  const clock = limits && setTimeout(stop, limits.seconds * 2_000);
  let log = '';
  child.stderr?.setEncoding('utf8').on('data', (part: string) => {
    log = (log + part).slice(-LOG_CHARACTERS);
  });
  const feeding = feed(child, input);
  const abort = () => end(child);
  signal?.addEventListener('abort', abort, { once: true });
  try {
    const code = await ended(child);
    const unfed = await feeding;
    signal?.throwIfAborted();
    if (unfed) throw unfed;
    if (overLimit) throw new FfmpegError('The file takes too much to read.', log);
    if (code !== 0) throw new FfmpegError('The media file could not be processed.', log);
    return { output: Buffer.concat(output), log };
  } finally {
    clearTimeout(clock);
    signal?.removeEventListener('abort', abort);
  }
}

/** Each decoder thread allocates memory of its own: within limits there are two, on any machine. */
function withinLimits(path: string, options: string[], args: readonly string[], limits: Limits | undefined) {
  if (!limits) return [path, [...options, ...args]] as const;
  return limited(path, [...options, '-filter_threads', '1', '-threads', '2', ...args], limits);
}

/** Pipes `input` to standard input. @returns the error of the source; a pipe that ffmpeg closed early is no error */
async function feed(child: ChildProcess, input: AsyncIterable<Uint8Array> | undefined): Promise<unknown> {
  if (!input || !child.stdin) return undefined;
  let failed: unknown;
  const source = Readable.from(input, { objectMode: true, highWaterMark: 1 });
  source.once('error', (error: NodeJS.ErrnoException) => {
    failed = error.code === 'ERR_STREAM_PREMATURE_CLOSE' || error.code === 'EPIPE' ? undefined : error;
  });
  await pipeline(source, child.stdin).catch(() => undefined);
  if (failed) end(child);
  return failed;
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      reject(new FfmpegError('ffmpeg could not be started. Set FFMPEG_PATH to where it is.', error.message));
    });
    child.once('close', resolve);
  });
}

function end(child: ChildProcess): void {
  child.kill('SIGTERM');
  const last = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  child.once('close', () => clearTimeout(last));
}

/** Lowers the priority of the child process, so that requests are answered before files are written. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended, or the system does not permit it.
  }
}
