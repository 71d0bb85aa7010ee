import type { Price } from './plan-objects';

/** In seconds. */
export const DAY = 86_400;

/** A moment some months after an anchor, in seconds: on its day, or the last of a shorter month. */
export function addMonths(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  from.setUTCFullYear(year, month, Math.min(from.getUTCDate(), last));
  return from.getTime() / 1000;
}

/** How many months a price is paid for. */
export const monthsOf = ({ recurring }: Price): number => (recurring.interval === 'year' ? 12 : 1);

/** The end of the period that begins at the end of another, on the day of the anchor. */
export function nextEnd(anchor: number, end: number, price: Price): number {
  const step = monthsOf(price);
  let months = step;
  while (addMonths(anchor, months) <= end) months += step;
  return addMonths(anchor, months);
}
