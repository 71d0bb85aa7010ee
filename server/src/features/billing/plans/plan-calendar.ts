/**
 * A moment some months after an anchor, at the same time of day, in UTC: on the anchor's day, or on the month's last day
 * where the month is shorter. Counted from the anchor, so that the 31st comes back after a short month.
 */
export function addMonths(anchor: Date, months: number): Date {
  const [year, month, day] = [anchor.getUTCFullYear(), anchor.getUTCMonth() + months, anchor.getUTCDate()];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moment = new Date(anchor);
  moment.setUTCFullYear(year, month, Math.min(day, last));
  return moment;
}

/** A month of a paid time, for which the plan's credits come once. */
export interface Slot {
  readonly start: Date;
  readonly end: Date;
}

/** The months of a time that was paid for; a time of about a month is one. */
export function slotsBetween(start: Date, end: Date): Slot[] {
  const slots: Slot[] = [];
  for (let month = 0, from = start; from < end; month++) {
    const next = addMonths(start, month + 1);
    // The provider's period may be hours off, and its last month ends with it.
    const isLast = next >= end || end.getTime() - next.getTime() < SLACK_MS;
    slots.push({ start: from, end: isLast ? end : next });
    if (isLast) break;
    from = next;
  }
  return slots;
}

/** A month that is shorter than this by the calendar belongs to the one before: 31 January to 28 February is one. */
const SLACK_MS = 4 * 86_400_000;
