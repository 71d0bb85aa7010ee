import { fileURLToPath } from 'node:url';
import type { TextAnalysis } from '@flint/shared/contracts/analysis';
import { Piscina } from 'piscina';

export interface TextAnalyser {
  /** Takes a text apart. @throws an `AbortError` when the signal fires; the work then stops */
  analyse(text: string, signal?: AbortSignal): Promise<TextAnalysis>;
  /** Stops the worker; pending texts are rejected. */
  close(): Promise<void>;
}

/**
 * Keeps the reading of texts off the event loop: its language model takes most of a second to load.
 * @param workerFile the built `text-analyser.worker`
 */
export function createTextAnalyser(workerFile: string | URL): TextAnalyser {
  const filename = workerFile instanceof URL ? fileURLToPath(workerFile) : workerFile;
  const pool = new Piscina({ filename, minThreads: 0, maxThreads: 1, idleTimeout: 30_000 });
  return {
    analyse: (text, signal) => pool.run(text, signal ? { signal } : {}),
    close: () => pool.destroy(),
  };
}
