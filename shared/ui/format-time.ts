/** Lazy formatter: creating five of them at start costs ten milliseconds. */
function dates(options: Intl.DateTimeFormatOptions) {
  let made: Intl.DateTimeFormat | undefined;
  return (date: Date) => {
    made ??= new Intl.DateTimeFormat('en-GB', options);
    return made.format(date);
  };
}

const clock = dates({ hour: '2-digit', minute: '2-digit' });
const day = dates({ day: 'numeric', month: 'short' });
const dayOfYear = dates({ day: 'numeric', month: 'short', year: 'numeric' });
const longDay = dates({ weekday: 'long', day: 'numeric', month: 'long' });
const longDayOfYear = dates({ day: 'numeric', month: 'long', year: 'numeric' });

const DAY_MS = 86_400_000;

/** Start of a day in the viewer's time zone, in epoch milliseconds. */
export function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

function daysBetween(date: Date, now: Date): number {
  return Math.round((startOfDay(now) - startOfDay(date)) / DAY_MS);
}

/** Time of day in the viewer's time zone: `14:02`. */
export function formatClock(at: string | Date): string {
  return clock(new Date(at));
}

/** A moment relative to today: `Today 14:02`, `Yesterday 09:15`, `3 Nov 18:40`, `3 Nov 2025`. */
export function formatMoment(at: string | Date, now: Date = new Date()): string {
  const date = new Date(at);
  const daysAgo = daysBetween(date, now);
  if (daysAgo === 0) return `Today ${formatClock(date)}`;
  if (daysAgo === 1) return `Yesterday ${formatClock(date)}`;
  return date.getFullYear() === now.getFullYear() ? `${day(date)} ${formatClock(date)}` : dayOfYear(date);
}

/** A day as a heading: `Today`, `Yesterday`, `Monday 3 November`, `3 November 2025`. */
export function formatDay(date: Date, now: Date = new Date()): string {
  const daysAgo = daysBetween(date, now);
  if (daysAgo === 0) return 'Today';
  if (daysAgo === 1) return 'Yesterday';
  return (date.getFullYear() === now.getFullYear() ? longDay : longDayOfYear)(date);
}

/** A duration from milliseconds: `0.4 s`, `8.1 s`, `42 s`, `1 min 5 s`. */
export function formatDuration(ms: number): string {
  if (ms < 10_000) return `${(Math.max(0, ms) / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
