/** Work that is wanted often and done seldom. */
interface Paced {
  /** Wishes for it soon. @throws what it failed with before */
  wish(): void;
  /** The pace may have become quicker: what was wished is then done sooner. */
  hurry(): void;
  /** Does it now, once more. @throws what it fails, or failed, with */
  finish(): Promise<void>;
}

/** Does `work` at most every `everyMs()` milliseconds, one after the other, and never forgets the last wish. */
export function paced(work: () => Promise<void>, everyMs: () => number): Paced {
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
    wish() {
      complain();
      if (timer === undefined) set();
    },
    hurry() {
      const sooner = performance.now() + everyMs();
      if (timer === undefined || sooner >= due) return;
      clearTimeout(timer);
      set();
    },
    async finish() {
      clearTimeout(timer);
      go();
      await last;
      complain();
    },
  };
}
