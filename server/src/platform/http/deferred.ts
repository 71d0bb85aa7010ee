import type { BaseLogger } from 'pino';

/** Background work after the response, so that the response time reveals nothing (timing side channel). */
export interface Deferred {
  /** Starts the work. A failure is logged, not thrown. */
  run(what: string, work: () => Promise<unknown>): void;
  /** Resolves when all work started so far has ended. */
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
