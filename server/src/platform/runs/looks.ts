/**
 * Says when to look again: at once, after every call of what `subscribe` is given, and at the latest after
 * `patience()` milliseconds, for a call can be lost. Calls that come while the reader is busy count as one.
 */
export async function* looks(
  subscribe: (wake: () => void) => () => void,
  patience: () => number,
  signal: AbortSignal,
): AsyncGenerator<undefined> {
  let called = true;
  let wake = () => {};
  const call = () => {
    called = true;
    wake();
  };
  const unsubscribe = subscribe(call);
  signal.addEventListener('abort', call);
  try {
    while (!signal.aborted) {
      if (!called)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, patience());
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      called = false;
      if (!signal.aborted) yield undefined;
    }
  } finally {
    unsubscribe();
    signal.removeEventListener('abort', call);
  }
}
