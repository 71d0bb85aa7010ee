import type { ByRules } from './answer/by-rules';

/** The built-in copywriter in a worker thread: loading its language data takes 0.2 s. */
export interface RuleWriter {
  /** @returns undefined when no (different) text can be written @throws the signal's reason */
  write(recipe: ByRules, signal: AbortSignal): Promise<unknown>;
}

/** Runs the built `tools.worker`. */
interface Worker {
  run(task: unknown, options: { readonly signal: AbortSignal }): Promise<unknown>;
}

export function createRuleWriter(worker: Worker): RuleWriter {
  return {
    async write({ tool, input, seed, brand, part }, signal) {
      return worker.run({ tool, input, seed, brand, part }, { signal }).catch((error: unknown) => {
        signal.throwIfAborted();
        throw error;
      });
    },
  };
}
