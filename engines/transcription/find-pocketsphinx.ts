import { execFile } from 'node:child_process';
import { ProviderError } from '../spec/provider-error';

const SYSTEM = 'pocketsphinx_continuous';
const REMEDY =
  'Run "apt-get install pocketsphinx pocketsphinx-en-us", or set FAL_KEY, or OPENAI_BASE_URL with OPENAI_TRANSCRIPTION_MODEL, to use a vendor.';

/**
 * Finds the speech recogniser of this system: `pocketsphinx_continuous`, of CMU Sphinx.
 * @param configured the value of POCKETSPHINX_PATH; when it does not run, nothing else is tried
 * @param system the program's name on the PATH
 * @returns the command to start: a path, or a name on the PATH
 * @throws ProviderError `not_installed`, whose diagnostic names the command and the variables that help
 */
export async function findPocketsphinx(configured?: string, system = SYSTEM): Promise<string> {
  const path = configured || system;
  if (await canRun(path)) return path;
  const diagnostic = configured ? `POCKETSPHINX_PATH: ${configured} is not a ${SYSTEM}.` : REMEDY;
  throw new ProviderError('not_installed', { message: 'This server cannot transcribe yet.', diagnostic });
}

/** Whether the program runs: without arguments it prints its usage and ends, before it loads its models. */
function canRun(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(path, [], { timeout: 10_000 }, (_error, out, log) => resolve(/-infile/.test(out + log)));
  });
}
