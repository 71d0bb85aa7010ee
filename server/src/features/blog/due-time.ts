import { AppError } from '../../platform/http/app-error';
import { isIsoTime } from '../../platform/http/iso-time';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The moment of a local time in a zone, never an hour early: a time that the clocks skip means the one after the gap, a
 * time that happens twice the second.
 * @param local `2027-03-28T02:30`
 * @throws AppError naming `scheduledZone` or `scheduledFor`
 */
export function dueTime(local: string, zone: string): Date {
  const asUtc = Date.parse(`${local}:00Z`);
  if (!isIsoTime(`${local}:00Z`)) throw refused('scheduledFor', 'There is no such day or time.');
  const shown = clockOf(zone);
  // The offsets a day before and after are all that a change of the clocks can leave.
  const offsets = [asUtc - DAY_MS, asUtc + DAY_MS].map((near) => shown(near) - near);
  const candidates = offsets.map((offset) => asUtc - offset);
  const fitting = candidates.filter((moment) => shown(moment) === asUtc);
  return new Date(Math.max(...(fitting.length > 0 ? fitting : candidates)));
}

/** What the zone's clock shows at a moment, as if it were UTC, in milliseconds. */
function clockOf(zone: string): (moment: number) => number {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
    } as Intl.DateTimeFormatOptions);
  } catch {
    throw refused('scheduledZone', 'There is no such time zone. Name one such as Europe/Berlin.');
  }
  return (moment) => {
    const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second);
  };
}

const refused = (field: string, message: string) => new AppError('invalid_input', message, { field });
