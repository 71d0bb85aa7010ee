/** Throttled work: requested often, done at intervals. */
interface Throttled {
  /** Schedules a run within the interval, unless one is scheduled. @throws the error of an earlier run */
  request(): void;
  /** Reads the interval again and brings a scheduled run forward where it became shorter. */
  reschedule(): void;
  /** Runs a last time now. @throws the error of this or an earlier run */
  flush(): Promise<void>;
}

/** Throttles `work` to one run every `everyMs()` milliseconds. Runs never overlap; the last request is never dropped. */
export function throttle(work: () => Promise<void>, everyMs: () => number): Throttled {
  let timer: NodeJS.Timeout | undefined;
  let due = 0;
  let failure: { error: unknown } | undefined;
  let last: Promise<void> = Promise.resolve();
  const go = () => {
    timer = undefined;
    last = last.then(work).catch((error: unknown) => {
      failure ??= { error };
    });
  };
  const set = () => {
    const ms = everyMs();
    due = performance.now() + ms;
    timer = setTimeout(go, ms);
  };
  const complain = () => {
    if (failure) throw failure.error;
  };
  return {
    request() {
      complain();
      if (timer === undefined) set();
    },
    reschedule() {
      const sooner = performance.now() + everyMs();
      if (timer === undefined || sooner >= due) return;
      clearTimeout(timer);
      set();
    },
    async flush() {
      clearTimeout(timer);
      go();
      await last;
      complain();
    },
  };
}
