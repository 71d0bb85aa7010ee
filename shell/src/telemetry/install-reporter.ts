import { type ReportContext, setReporter } from '@flint/shared/api/report';
import type { Caught } from './caught';

/** Limit of errors queued before the reporter has loaded, so that an error loop does not fill the memory. */
const EARLY_MAX = 20;

/**
 * Error reporting: catches thrown errors, unhandled rejections and errors passed to `reportError` from the start. The
 * sender is loaded with the first error, to keep the first screen small.
 */
export function installReporter(): void {
  const early: Caught[] = [];
  let take = (caught: Caught) => {
    if (early.length === 0)
      import(/* webpackChunkName: "error-reporter" */ './error-reporter').then(
        ({ createErrorReporter }) => {
          take = createErrorReporter();
          early.forEach(take);
        },
        () => undefined,
      );
    if (early.length < EARLY_MAX) early.push(caught);
  };
  const report = (error: unknown, context: ReportContext) => take({ error, context });
  setReporter(report);
  addEventListener('error', ({ error, message }) => report(error ?? message, { kind: 'error' }));
  addEventListener('unhandledrejection', ({ reason }) => report(reason, { kind: 'rejection' }));
}
