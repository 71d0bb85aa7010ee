/**
 * Polling with wake-ups: yields at once, after every call of the function that `subscribe` receives, and at the latest
 * after `patience()` milliseconds, because a notification can be lost. Calls while the consumer is busy are coalesced.
 */
export async function* wakeUps(
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
