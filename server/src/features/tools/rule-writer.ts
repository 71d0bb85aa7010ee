import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { ByRules } from './answer/by-rules';

/** The built-in copywriter in a worker thread: loading its language data takes 0.2 s. */
export interface RuleWriter {
  /** @returns undefined when no (different) text can be written @throws the signal's reason */
  write(recipe: ByRules, signal: AbortSignal): Promise<unknown>;
  /** Stops the worker; pending answers reject. */
  close(): Promise<void>;
}

/** @param workerFile the built `tools.worker` */
export function createRuleWriter(workerFile: URL): RuleWriter {
  const pool = new Piscina({ filename: fileURLToPath(workerFile), minThreads: 0, maxThreads: 1, idleTimeout: 60_000 });
  return {
    async write({ tool, input, seed, brand, part }, signal) {
      return pool.run({ tool, input, seed, brand, part }, { signal }).catch((error: unknown) => {
        signal.throwIfAborted();
        throw error;
      });
    },
    close: () => pool.destroy(),
  };
}
