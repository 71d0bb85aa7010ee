import { apiAddress } from '@flint/shared/api/config';
import { type BrowserError, ERRORS_PER_BATCH, reportBrowserErrors } from '@flint/shared/contracts/browser-errors';
import type { Caught } from './caught';
import { describeError } from './describe-error';

/** Different errors that one page reports at most; what comes after is dropped. */
const MOST = 20;
/** Errors often come together: they wait for each other so long, in milliseconds. */
const GATHER_MS = 1_000;
/** How often one that goes on is reported again, in milliseconds. */
const REPEAT_MS = 30_000;
/** What one request counts of an error at most. */
const COUNT_MAX = 1_000;

/**
 * Takes errors, counts equal ones together and sends them in batches; what waits when the page goes is sent then.
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
    // A boundary reports what the window noticed too.
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

/** By a beacon, which outlives the page; where browsers are told not to have those, by a request that may. */
function sendErrors(errors: readonly BrowserError[]): void {
  const address = addressOf(reportBrowserErrors.path);
  const body = new Blob([JSON.stringify({ errors })], { type: 'application/json' });
  if (navigator.sendBeacon?.(address, body)) return;
  fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

/** A page that broke before it knew its API has the one of its own origin. */
function addressOf(path: string): string {
  try {
    return apiAddress(path);
  } catch {
    return path;
  }
}
