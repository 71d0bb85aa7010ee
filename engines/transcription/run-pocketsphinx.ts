import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { ProviderError } from '../spec/provider-error';

export interface ListenOptions {
  readonly signal: AbortSignal | undefined;
  /** Receives the whole output so far, each time there is more. */
  readonly onOutput: (output: string) => void;
}

/** Time between SIGTERM and SIGKILL, ms. */
const GRACE_MS = 400;

/**
 * Runs the speech recogniser as a child process of low priority.
 * @param path the program, as `findPocketsphinx` found it
 * @param file raw 16-bit mono samples at 16 kHz
 * @returns its output
 * @throws ProviderError `failed`; the signal's reason once an aborted process has ended
 */
export async function runPocketsphinx(
  path: string,
  file: string,
  { signal, onOutput }: ListenOptions,
): Promise<string> {
  signal?.throwIfAborted();
  const child = spawn(
    path,
    ['-infile', file, '-time', 'yes', '-logfn', process.platform === 'win32' ? 'NUL' : '/dev/null'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      windowsHide: true,
    },
  );
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part;
    onOutput(output);
  });
  const abort = () => {
    child.kill('SIGTERM');
    const last = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    child.once('close', () => clearTimeout(last));
  };
  signal?.addEventListener('abort', abort, { once: true });
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', (error) => reject(new ProviderError('failed', { diagnostic: error.message })));
      child.once('close', resolve);
    });
    signal?.throwIfAborted();
    if (code !== 0) throw new ProviderError('failed', { diagnostic: `pocketsphinx ended with ${code}` });
    return output;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}
