/**
 * Whether a UTC time of ISO 8601 exists, also in PostgreSQL: `Date.parse` takes the 30th of February for a day of March,
 * and a year 0, which there is not.
 */
export function isIsoTime(text: string): boolean {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 1) return false;
  return moment.toISOString().startsWith(text.slice(0, 'yyyy-mm-dd'.length));
}
