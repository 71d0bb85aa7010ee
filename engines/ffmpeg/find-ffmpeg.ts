import { execFile } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { FfmpegError } from '../spec/ffmpeg-error';

const require = createRequire(import.meta.url);
const run = promisify(execFile);

export interface Ffmpeg {
  /** The command to start: a path, or a name on the PATH. */
  readonly path: string;
  readonly version: string;
  /** Where it was found. The bundled one is of 2018 and lacks newer filters, for example `xfade`. */
  readonly source: 'configured' | 'system' | 'brought-along';
  /** Whether it still gets security fixes, so that it may open untrusted files. */
  readonly isMaintained: boolean;
}

/** Encoders for the formats that browsers play; an ffmpeg without them is rejected. */
const NEEDED_ENCODERS = ['libx264', 'aac'];

/**
 * Finds an ffmpeg that runs here: the configured one, else the system's, else the one bundled with our packages.
 * @param configured the value of FFMPEG_PATH; when it does not run, nothing else is tried
 * @throws FfmpegError naming FFMPEG_PATH when there is none
 */
export async function findFfmpeg(configured?: string): Promise<Ffmpeg> {
  if (configured) {
    const found = await tried(configured, 'configured');
    if (found) return found;
    throw new FfmpegError(`FFMPEG_PATH: ${configured} is not an ffmpeg with ${NEEDED_ENCODERS.join(' and ')}.`);
  }
  const own = bundledFfmpeg();
  const found = (await tried('ffmpeg', 'system')) ?? (own && (await tried(own, 'brought-along')));
  if (found) return found;
  throw new FfmpegError('No ffmpeg was found. Install one, or set FFMPEG_PATH to where it is.');
}

async function tried(path: string, source: Ffmpeg['source']): Promise<Ffmpeg | undefined> {
  try {
    const { stdout } = await run(path, ['-hide_banner', '-encoders'], { timeout: 10_000 });
    if (!NEEDED_ENCODERS.every((name) => new RegExp(`^ \\S+ ${name} `, 'm').test(stdout))) return undefined;
    const { stdout: banner } = await run(path, ['-version'], { timeout: 10_000 });
    const version = /^ffmpeg version (\S+)/.exec(banner)?.[1] ?? 'unknown';
    return { path, source, version, isMaintained: resolve(path) !== bundledFfmpeg() };
  } catch {
    return undefined;
  }
}

/** Path of the bundled program of `@ffmpeg-installer` for this system; undefined where there is none. */
export function bundledFfmpeg(): string | undefined {
  try {
    const fromPackage = createRequire(require.resolve('@ffmpeg-installer/ffmpeg/package.json'));
    const manifest = fromPackage.resolve(`@ffmpeg-installer/${process.platform}-${process.arch}/package.json`);
    const program = join(dirname(manifest), process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg');
    makeExecutable(program);
    return program;
  } catch {
    return undefined;
  }
}

/**
 * Sets the executable bit, which the package's install script does unless scripts are skipped. Fails in a folder of
 * another user, where it must have been set before.
 */
function makeExecutable(program: string): void {
  try {
    chmodSync(program, 0o755);
  } catch {
    // Starting the program shows whether it can run.
  }
}
