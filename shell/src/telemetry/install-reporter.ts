import { type ReportContext, setReporter } from '@flint/shared/api/report';
import type { Caught } from './caught';

/** Errors kept until the reporter is there: a page that goes wrong in a loop must not fill the memory. */
const EARLY_MAX = 20;

/**
 * Error reporting: catches what is thrown, rejected or handed to `reportError` from the first moment on. What sends it
 * is loaded with the first error, so that a page without one carries a few lines.
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
