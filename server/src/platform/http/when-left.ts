import type { ServerResponse } from 'node:http';

/** Calls back when a reader goes before the answer is complete; a server that ends has not lost its reader. */
export function whenLeft(answer: ServerResponse, stopping: AbortSignal, left: () => Promise<unknown>): void {
  answer.once('close', () => {
    if (!answer.writableFinished && !stopping.aborted) left().catch(() => undefined);
  });
}
