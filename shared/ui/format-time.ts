const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

const DAY_MS = 86_400_000;

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** The time of day in the viewer's zone: `14:02`. */
export function formatClock(at: string | Date): string {
  return clock.format(new Date(at));
}

/** A moment relative to today: `Today 14:02`, `Yesterday 09:15`, `3 Nov 18:40`, `3 Nov 2025`. */
export function formatMoment(at: string | Date, now: Date = new Date()): string {
  const date = new Date(at);
  const daysAgo = Math.round((midnight(now) - midnight(date)) / DAY_MS);
  if (daysAgo === 0) return `Today ${formatClock(date)}`;
  if (daysAgo === 1) return `Yesterday ${formatClock(date)}`;
  return date.getFullYear() === now.getFullYear() ? `${day.format(date)} ${formatClock(date)}` : dayOfYear.format(date);
}

/** A span of milliseconds: `0.4 s`, `8.1 s`, `42 s`, `1 min 5 s`. */
export function formatDuration(ms: number): string {
  if (ms < 10_000) return `${(Math.max(0, ms) / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
