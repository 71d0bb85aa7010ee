import type { ServerResponse } from 'node:http';

/** Calls back when the client disconnects before the response is complete, unless the server itself is stopping. */
export function whenLeft(answer: ServerResponse, stopping: AbortSignal, left: () => Promise<unknown>): void {
  answer.once('close', () => {
    if (!answer.writableFinished && !stopping.aborted) left().catch(() => undefined);
  });
}
