import type { Taken } from './caught';
import { createErrorReporter } from './error-reporter';
import { startMonitoring } from './monitoring/forward';

/** Starts the reporter. @returns takes errors, and the boot data of a page whose errors are monitored */
export function startReporter(): (taken: Taken) => void {
  const report = createErrorReporter();
  return (taken) => ('boot' in taken ? startMonitoring(taken.boot) : report(taken));
}
