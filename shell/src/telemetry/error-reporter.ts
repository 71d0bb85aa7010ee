import { apiAddress } from '@flint/shared/api/config';
import { type BrowserError, ERRORS_PER_BATCH, reportBrowserErrors } from '@flint/shared/contracts/browser-errors';
import type { Caught } from './caught';
import { describeError } from './describe-error';
import { forwardError } from './monitoring/forward';
import { REPORTED } from './use-reported';

/** Most different errors that one page reports; further ones are dropped. */
const MOST = 20;
/** Batching: time to wait for further errors, in milliseconds. */
const GATHER_MS = 1_000;
/** Throttle: interval between reports of a repeated error, in milliseconds. */
const REPEAT_MS = 30_000;
/** Largest count of one report. */
const COUNT_MAX = 1_000;

/** Equal errors: their report, with the occurrences since the last one. */
interface Group {
  report: BrowserError;
  /** The latest of them. */
  error: unknown;
  accepted: boolean;
}

/**
 * Collects errors, deduplicates and counts equal ones, and sends them in batches; sends pending ones when the page is
 * left. Passes each on to the error-reporting service. Dispatches {@link REPORTED} for each error whose report was accepted.
 * @param send sends a batch of at most {@link ERRORS_PER_BATCH}; answers for each error whether the server accepted it
 */
export function createErrorReporter(send = sendErrors): (caught: Caught) => void {
  const groups = new Map<string, Group>();
  const seen = new WeakMap<object, string | undefined>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(leaving: boolean): void {
    clearTimeout(timer);
    timer = undefined;
    const waiting = [...groups.values()].filter(({ report }) => report.count > 0);
    for (let at = 0; at < waiting.length; at += ERRORS_PER_BATCH) {
      const batch = waiting.slice(at, at + ERRORS_PER_BATCH);
      const reports = batch.map(({ report }) => report);
      void send(reports, leaving).then((accepted) => batch.filter((_group, place) => accepted[place]).forEach(accept));
    }
    for (const group of waiting) group.report = { ...group.report, count: 0 };
  }

  addEventListener('pagehide', () => flush(true));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush(true);
  });

  return (caught) => {
    const { error } = caught;
    // An error boundary may report an error that the window has reported too.
    if (typeof error === 'object' && error !== null) {
      if (seen.has(error)) {
        if (groups.get(seen.get(error) ?? '')?.accepted) announce(error);
        return;
      }
      seen.set(error, undefined);
    }
    const described = describeError(caught);
    if (!described) return;
    forwardError(caught);
    const { source, name, message, stack = '', action = '' } = described;
    const key = [source, name, message, stack.split('\n').slice(0, 3), action].join('\n');
    const known = groups.get(key);
    if (!known && groups.size >= MOST) return;
    if (typeof error === 'object' && error !== null) seen.set(error, key);
    const group = known ?? { report: { ...described, count: 0 }, error, accepted: false };
    group.report.count = Math.min(COUNT_MAX, group.report.count + 1);
    group.error = error;
    groups.set(key, group);
    if (group.accepted) announce(error);
    timer ??= setTimeout(() => flush(false), known ? REPEAT_MS : GATHER_MS);
  };
}

function accept(group: Group): void {
  group.accepted = true;
  announce(group.error);
}

const announce = (error: unknown) => dispatchEvent(new CustomEvent(REPORTED, { detail: error }));

/** Sends by a request, whose answer says what was accepted; from a page that is left, by a beacon. */
async function sendErrors(errors: readonly BrowserError[], leaving: boolean): Promise<readonly boolean[]> {
  const address = addressOf(reportBrowserErrors.path);
  const body = new Blob([JSON.stringify({ errors })], { type: 'application/json' });
  if (leaving && navigator.sendBeacon?.(address, body)) return [];
  try {
    const response = await fetch(address, { method: 'POST', body, keepalive: true });
    const { accepted = [] } = (await response.json()) as { accepted?: boolean[] };
    return accepted;
  } catch {
    return [];
  }
}

/** Before the API is configured, the page's own origin is used. */
function addressOf(path: string): string {
  try {
    return apiAddress(path);
  } catch {
    return path;
  }
}
