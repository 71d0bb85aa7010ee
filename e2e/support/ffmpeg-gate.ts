import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { chmod, mkdtemp, open, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFfmpeg } from '@flint/engines/ffmpeg/find-ffmpeg';

const run = promisify(execFile);
const quoted = (path: string) => `'${path.replaceAll("'", "'\\''")}'`;

/**
 * An ffmpeg that a test can hold, and with it the built-in engines of films, speech and music: each starts one before
 * its work is done. A held program waits in opening a named pipe, which blocks until somebody opens its other end.
 */
export interface FfmpegGate {
  /** Environment variables that make a product use it. */
  readonly env: Readonly<Record<string, string>>;
  /** Holds the programs that start from now on. */
  hold(): Promise<void>;
  /** Lets the held programs go on, and all that start from now on. */
  release(): Promise<void>;
  remove(): Promise<void>;
}

/** @throws FfmpegError when this machine has no ffmpeg */
export async function createFfmpegGate(): Promise<FfmpegGate> {
  const { path } = await findFfmpeg(process.env.FFMPEG_PATH);
  const folder = await mkdtemp(join(tmpdir(), 'flint-ffmpeg-'));
  const [gate, next, program] = [join(folder, 'gate'), join(folder, 'next'), join(folder, 'ffmpeg')];
  await writeFile(gate, '');
  await writeFile(program, `#!/bin/sh\n: <${quoted(gate)}\nexec ${quoted(path)} "$@"\n`);
  await chmod(program, 0o755);
  let held = false;
  return {
    env: { FFMPEG_PATH: program },
    async hold() {
      if (held) return;
      await run('mkfifo', [next]);
      await rename(next, gate);
      held = true;
    },
    async release() {
      if (!held) return;
      held = false;
      // Opened both ways it blocks nobody: neither this process, nor those that open the pipe until the file replaces it.
      const pipe = await open(gate, constants.O_RDWR);
      await writeFile(next, '');
      await rename(next, gate);
      await pipe.close();
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
