/**
 * Mutex as a FIFO queue of promises: work starts when the work before it has ended; an aborted waiter leaves the queue.
 */
export function createMutex(): <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work, signal) => {
    const before = last;
    const turn = new Promise<void>((resolve, reject) => {
      const leave = () => reject(signal?.reason);
      if (signal?.aborted) leave();
      signal?.addEventListener('abort', leave, { once: true });
      // Once started, the work handles the signal itself.
      before.then(() => resolve()).finally(() => signal?.removeEventListener('abort', leave));
    });
    const done = turn.then(() => {
      signal?.throwIfAborted();
      return work();
    });
    last = Promise.allSettled([before, done]);
    return done;
  };
}
