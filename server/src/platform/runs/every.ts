import type { FastifyBaseLogger } from 'fastify';

/** Repeats work with a pause between, first at once; a failure is logged and does not end it. */
export function every(ms: number, log: FastifyBaseLogger, work: () => Promise<void>): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let current: Promise<void> = Promise.resolve();
  const turn = () => {
    current = work()
      .catch((error: unknown) => log.error({ err: error }, 'sweeping failed'))
      .finally(() => {
        if (!stopped) timer = setTimeout(turn, ms);
      });
  };
  turn();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
