import { type ReportContext, setReporter } from '@flint/shared/api/report';
import type { Boot } from '@flint/shared/contracts/boot';
import type { Taken } from './caught';

/** Limit of errors queued before the reporter has loaded, so that an error loop does not fill the memory. */
const EARLY_MAX = 20;

/**
 * Error reporting: catches thrown errors, unhandled rejections and errors passed to `reportError` from the start. The
 * sender is loaded with the first error, to keep the first screen small.
 * @returns starts reports to the error-reporting service too, once the page has painted
 */
export function installReporter(): (boot: Boot) => void {
  const early: Taken[] = [];
  let take = (taken: Taken) => {
    if (early.length === 0)
      import('./start-reporter').then(
        ({ startReporter }) => {
          take = startReporter();
          early.forEach(take);
        },
        () => undefined,
      );
    if (early.length < EARLY_MAX) early.push(taken);
  };
  const report = (error: unknown, context: ReportContext) => take({ error, context });
  setReporter(report);
  addEventListener('error', ({ error, message }) => report(error ?? message, { kind: 'error' }));
  addEventListener('unhandledrejection', ({ reason }) => report(reason, { kind: 'rejection' }));
  return (boot) => void firstPaint().then(() => take({ boot }));
}

/** Resolves after the first paint with content; a page in the background waits until it is seen. */
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
