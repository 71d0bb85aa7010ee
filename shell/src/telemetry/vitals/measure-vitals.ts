import { apiAddress } from '@flint/shared/api/config';
import { observeCalls } from '@flint/shared/api/observe-calls';
import { reportVitals, type Vital } from '@flint/shared/contracts/vitals';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { pageAt } from '../../registry/remotes';
import { lastMounted } from './last-mounted';
import type { Mounted } from './mounted';
import { createSamples } from './samples';

/** Interval between beacons of a page that stays open, in milliseconds. */
const EVERY_MS = 60_000;

/** Calls of the measuring itself, and polls of every open page, which say nothing about a remote. */
const OWN_CALLS = new Set(['reportVitals', 'releaseRevision']);

/** The version that a page of this address shows; undefined where the shell's own page is shown. */
const mountedAt = (pathname: string): Mounted | undefined => lastMounted(pageAt(pathname)?.owner);

/**
 * Measures INP, LCP, CLS, long tasks and API calls by the remote and version whose page is shown. Sends them when the
 * page is hidden, and every minute: no address, no user.
 */
export function measureVitals(): void {
  const samples = createSamples();
  const now = () => mountedAt(location.pathname);
  const done = new Set<string>();

  const take = (vital: Vital, unit: number) => (metric: Metric) => {
    const { id, name, value, navigationURL } = metric;
    // A page that is shown again may report a metric once more.
    if (done.has(id + name)) return;
    done.add(id + name);
    samples.add(mountedAt(new URL(navigationURL ?? location.href, location.href).pathname), vital, value * unit);
  };
  const options = { reportSoftNavs: true };
  onINP(take('inp', 1), options);
  onLCP(take('lcp', 1), options);
  onCLS(take('cls', 1_000), options);
  observeCalls((ended) => {
    if (!OWN_CALLS.has(ended.call)) samples.addCall(now(), ended);
  });
  if (PerformanceObserver.supportedEntryTypes.includes('longtask'))
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) samples.add(now(), 'long-task', duration);
    }).observe({ type: 'longtask' });

  const flush = () => {
    const reports = samples.take();
    if (reports.length === 0) return;
    const body = new Blob([JSON.stringify({ reports })], { type: 'application/json' });
    navigator.sendBeacon?.(apiAddress(reportVitals.path), body);
  };
  setInterval(flush, EVERY_MS);
  // Follows the listeners of web-vitals, which capture this event and report at it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
}
