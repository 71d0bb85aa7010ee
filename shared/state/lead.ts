/**
 * Does work in one tab of this browser at a time; when the tab that does it is closed, another goes on.
 * Where tabs cannot agree each does it for itself.
 * @throws what `work` throws; the signal's reason when it aborts while waiting.
 */
export async function lead(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(name, { signal }, work);
  else await work();
}
