/** Work that is wanted often and done seldom. */
interface Paced {
  /** Wishes for it soon. @throws what it failed with before */
  wish(): void;
  /** Does it now, once more. @throws what it fails, or failed, with */
  finish(): Promise<void>;
}

/** Does `work` at most every `everyMs()` milliseconds, one after the other, and never forgets the last wish. */
export function paced(work: () => Promise<void>, everyMs: () => number): Paced {
  let timer: NodeJS.Timeout | undefined;
  let failure: { error: unknown } | undefined;
  let last: Promise<void> = Promise.resolve();
  const go = () => {
    timer = undefined;
    last = last.then(work).catch((error: unknown) => {
      failure ??= { error };
    });
  };
  const complain = () => {
    if (failure) throw failure.error;
  };
  return {
    wish() {
      complain();
      timer ??= setTimeout(go, everyMs());
    },
    async finish() {
      clearTimeout(timer);
      go();
      await last;
      complain();
    },
  };
}
