/** A line before one place: work starts when what came before has ended, and who gives up waiting leaves the line. */
export function oneAtATime(): <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work, signal) => {
    const before = last;
    const turn = new Promise<void>((resolve, reject) => {
      const leave = () => reject(signal?.reason);
      if (signal?.aborted) leave();
      signal?.addEventListener('abort', leave, { once: true });
      // Once it is its turn, ending is the work's own business.
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
