import type { BaseLogger } from 'pino';

/** Work that goes on after its request was answered, so that the time of an answer tells nothing. */
export interface Deferred {
  /** Starts the work; its failure is logged, not thrown. */
  run(what: string, work: () => Promise<unknown>): void;
  /** Resolves when everything started so far has ended. */
  settled(): Promise<void>;
}

export function createDeferred(log: Pick<BaseLogger, 'error'>): Deferred {
  const running = new Set<Promise<void>>();
  return {
    run(what, work) {
      const task = Promise.resolve()
        .then(work)
        .then(
          () => undefined,
          (err: unknown) => log.error({ err }, `${what} failed`),
        )
        .finally(() => running.delete(task));
      running.add(task);
    },
    async settled() {
      await Promise.all(running);
    },
  };
}
