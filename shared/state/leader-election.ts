/**
 * Leader election among the tabs of a browser, by a web lock: one tab works at a time, and when it closes, another
 * takes over. Without web locks every tab works for itself.
 * @throws what `work` throws; the signal's reason when it aborts while waiting.
 */
export async function withLeadership(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(name, { signal }, work);
  else await work();
}
