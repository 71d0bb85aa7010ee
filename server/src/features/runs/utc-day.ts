/** The day of a moment, UTC: when it began, and when the next one does. */
export function utcDay(now: Date): { readonly start: Date; readonly end: Date } {
  const start = new Date(now);
  start.setUTCHours(0, 0, 0, 0);
  const end = new Date(start);
  end.setUTCDate(end.getUTCDate() + 1);
  return { start, end };
}

/** Whole seconds from one moment to another. */
export function secondsBetween(from: Date, to: Date): number {
  return Math.ceil((to.getTime() - from.getTime()) / 1000);
}
