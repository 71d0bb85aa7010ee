/** Longest wait for an idle moment, in milliseconds. */
const IDLE_MS = 2_000;

/** Resolves at the next idle moment, after {@link IDLE_MS} at the latest. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_MS });
    else setTimeout(resolve, IDLE_MS);
  });
}
