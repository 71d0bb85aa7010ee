/** Resolves after the first paint with content; a page in the background waits until it is seen. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const watch = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      watch.disconnect();
      resolve();
    });
    watch.observe({ type: 'paint', buffered: true });
  });
}
