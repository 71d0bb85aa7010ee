import { apiAddress } from '@flint/shared/api/config';
import { type BrowserError, ERRORS_PER_BATCH, reportBrowserErrors } from '@flint/shared/contracts/browser-errors';
import type { Caught } from './caught';
import { describeError } from './describe-error';

/** Most different errors that one page reports; further ones are dropped. */
const MOST = 20;
/** Batching: time to wait for further errors, in milliseconds. */
const GATHER_MS = 1_000;
/** Throttle: interval between reports of a repeated error, in milliseconds. */
const REPEAT_MS = 30_000;
/** Largest count of one report. */
const COUNT_MAX = 1_000;

/**
 * Collects errors, deduplicates and counts equal ones, and sends them in batches; sends pending ones when the page is
 * left.
 * @param send sends a batch of at most {@link ERRORS_PER_BATCH}
 */
export function createErrorReporter(send = sendErrors): (caught: Caught) => void {
  const groups = new Map<string, BrowserError>();
  const seen = new WeakSet<object>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const waiting = [...groups].filter(([, { count }]) => count > 0);
    for (const [key, error] of waiting) groups.set(key, { ...error, count: 0 });
    for (let at = 0; at < waiting.length; at += ERRORS_PER_BATCH)
      send(waiting.slice(at, at + ERRORS_PER_BATCH).map(([, error]) => error));
  }

  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });

  return (caught) => {
    const { error } = caught;
    // An error boundary may report an error that the window has reported too.
    if (typeof error === 'object' && error !== null) {
      if (seen.has(error)) return;
      seen.add(error);
    }
    const described = describeError(caught);
    if (!described) return;
    const { source, name, message, stack = '', action = '' } = described;
    const key = [source, name, message, stack.split('\n').slice(0, 3), action].join('\n');
    const known = groups.get(key);
    if (!known && groups.size >= MOST) return;
    groups.set(key, { ...(known ?? described), count: Math.min(COUNT_MAX, (known?.count ?? 0) + 1) });
    timer ??= setTimeout(flush, known ? REPEAT_MS : GATHER_MS);
  };
}

/** Sends by a beacon, which outlives the page; where beacons are disabled, by a keepalive request. */
function sendErrors(errors: readonly BrowserError[]): void {
  const address = addressOf(reportBrowserErrors.path);
  const body = new Blob([JSON.stringify({ errors })], { type: 'application/json' });
  if (navigator.sendBeacon?.(address, body)) return;
  fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

/** Before the API is configured, the page's own origin is used. */
function addressOf(path: string): string {
  try {
    return apiAddress(path);
  } catch {
    return path;
  }
}
