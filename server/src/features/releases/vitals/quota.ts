/** Accounts and measurements remembered at once; above it all begin anew. */
const MOST = 100_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Bounds what one account contributes: values of one device resemble each other, so many of them would weigh as much as
 * many devices. Kept in memory, for a day.
 */
export function createQuota(perDay: number, now = Date.now): (key: string) => boolean {
  const used = new Map<string, number>();
  let since = now();
  return (key) => {
    if (used.size >= MOST || now() - since >= DAY_MS) {
      used.clear();
      since = now();
    }
    const count = used.get(key) ?? 0;
    if (count >= perDay) return false;
    used.set(key, count + 1);
    return true;
  };
}
