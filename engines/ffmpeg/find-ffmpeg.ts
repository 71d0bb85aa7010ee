import { execFile } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { FfmpegError } from '../spec/ffmpeg-error';

const require = createRequire(import.meta.url);
const run = promisify(execFile);

export interface Ffmpeg {
  /** What to start: a path, or a name the system finds. */
  readonly path: string;
  readonly version: string;
  /** Who provides it. The one brought along is of 2018: it has no `xfade`, for one. */
  readonly source: 'configured' | 'system' | 'brought-along';
}

/** An ffmpeg that cannot write what browsers play is of no use here. */
const NEEDED_ENCODERS = ['libx264', 'aac'];

/**
 * An ffmpeg that runs here: the configured one, else the system's, else the one installed with our packages.
 * @param configured the value of FFMPEG_PATH; when it does not run, nothing else is tried
 * @throws FfmpegError naming FFMPEG_PATH when there is none
 */
export async function findFfmpeg(configured?: string): Promise<Ffmpeg> {
  if (configured) {
    const found = await tried(configured, 'configured');
    if (found) return found;
    throw new FfmpegError(`FFMPEG_PATH: ${configured} is not an ffmpeg with ${NEEDED_ENCODERS.join(' and ')}.`);
  }
  const own = broughtAlong();
  const found = (await tried('ffmpeg', 'system')) ?? (own && (await tried(own, 'brought-along')));
  if (found) return found;
  throw new FfmpegError('No ffmpeg was found. Install one, or set FFMPEG_PATH to where it is.');
}

async function tried(path: string, source: Ffmpeg['source']): Promise<Ffmpeg | undefined> {
  try {
    const { stdout } = await run(path, ['-hide_banner', '-encoders'], { timeout: 10_000 });
    if (!NEEDED_ENCODERS.every((name) => new RegExp(`^ \\S+ ${name} `, 'm').test(stdout))) return undefined;
    const { stdout: banner } = await run(path, ['-version'], { timeout: 10_000 });
    return { path, source, version: /^ffmpeg version (\S+)/.exec(banner)?.[1] ?? 'unknown' };
  } catch {
    return undefined;
  }
}

/** The program of `@ffmpeg-installer` for this system; undefined where there is none. */
function broughtAlong(): string | undefined {
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

/** Its install script does this, and may have been skipped; in a folder of another user it must have been done. */
function makeExecutable(program: string): void {
  try {
    chmodSync(program, 0o755);
  } catch {
    // Trying to run it tells.
  }
}
