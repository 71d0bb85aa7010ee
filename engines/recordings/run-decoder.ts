import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import limit from 'p-limit';
import { bareEnvironment, type Limits, limited } from '../ffmpeg/limits';
import { FfmpegError } from '../spec/ffmpeg-error';
import type { DecodedSound } from './decode-sound';

const execute = promisify(execFile);

export interface DecodeOrder {
  readonly file: string;
  /** Absent: only the length is needed. */
  readonly target?: string;
  readonly longest: number;
}

/** No memory limit: Node reserves far more address space than it uses; its heap has one of its own. */
const LIMITS: Limits = { seconds: 120, outputBytes: 2 ** 30 };
const HEAP_MB = 256;
const ANSWER_BYTES = 64 * 2 ** 10;
/** Recordings decoded at once: each takes a core for up to a minute. */
const slots = limit(2);

/**
 * Decodes untrusted audio in a child process with resource limits and without the server's environment.
 * @param program path of the built `decode-sound.worker`
 * @returns undefined for a file of another kind
 * @throws FfmpegError for a broken one; the signal's reason
 */
export function runDecoder(
  program: string,
  order: DecodeOrder,
  { signal, limits = LIMITS }: { readonly signal?: AbortSignal | undefined; readonly limits?: Limits } = {},
): Promise<DecodedSound | undefined> {
  return slots(() => decode(program, order, limits, signal));
}

async function decode(program: string, order: DecodeOrder, limits: Limits, signal: AbortSignal | undefined) {
  signal?.throwIfAborted();
  const args = [`--max-old-space-size=${HEAP_MB}`, program, JSON.stringify(order)];
  try {
    const { stdout } = await execute(...limited(process.execPath, args, limits), {
      ...{ timeout: limits.seconds * 2_000, killSignal: 'SIGKILL', maxBuffer: ANSWER_BYTES },
      ...{ env: bareEnvironment(), windowsHide: true },
      ...(signal && { signal }),
    });
    return (JSON.parse(stdout) as { sound?: DecodedSound }).sound;
  } catch (error) {
    signal?.throwIfAborted();
    throw new FfmpegError('The file is not a sound that can be read.', String(error));
  }
}
