import type { Boot } from '@flint/shared/contracts/boot';
import type { Caught } from '../caught';
import { whenIdle } from './when-idle';

/** Limit of errors kept for a service that has not started. */
const EARLY_MAX = 20;

const early: Caught[] = [];
let monitor: Promise<(caught: Caught) => void> | undefined;

/** Loads the error-reporting service's SDK, once the page is idle, and hands it the errors so far. */
export function startMonitoring(boot: Boot): void {
  monitor ??= whenIdle().then(async () => {
    const { createMonitor } = await import(/* webpackChunkName: "monitor" */ './monitor');
    const report = createMonitor(boot);
    early.splice(0).forEach(report);
    return report;
  });
  monitor.catch((error: unknown) => console.warn('Errors are not monitored: the program did not load.', error));
}

/** Passes an error to the service, if it was started or will be. */
export function forwardError(caught: Caught): void {
  if (monitor) void monitor.then((report) => report(caught)).catch(() => undefined);
  else if (early.length < EARLY_MAX) early.push(caught);
}
