/** Longest wait for an idle moment after the first paint, in milliseconds. */
const IDLE_MS = 2_000;

/** Resolves at an idle moment after the first paint with content; a page in the background waits until it is seen. */
export async function afterFirstPaint(): Promise<void> {
  if (performance.getEntriesByName('first-contentful-paint').length === 0) await firstPaint();
  await whenIdle();
}

/** Resolves at the next idle moment, after {@link IDLE_MS} at the latest. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_MS });
    else setTimeout(resolve, IDLE_MS);
  });
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const watch = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      watch.disconnect();
      resolve();
    });
    watch.observe({ type: 'paint', buffered: true });
  });
}
