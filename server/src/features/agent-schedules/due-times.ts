import { SCHEDULE_MINUTES_MIN } from '@flint/shared/contracts/agent-schedules';
import { Cron } from 'croner';
import { AppError } from '../../platform/http/app-error';

/** Times compared to find the shortest pause of a schedule: a week of hourly ones and more. */
const LOOKED_AT = 200;
/** Most missed times that are counted. */
const COUNTED = 1_000;

/** When a schedule is due. A time that the zone's clocks skip or repeat is due once. */
export interface DueTimes {
  /** The first time after a moment; null where none comes any more. */
  after(moment: Date): Date | null;
  /** How many times lie after one moment and up to another. */
  countBetween(from: Date, to: Date): number;
}

/** @throws AppError naming `cron` or `zone` */
export function readDueTimes(cron: string, zone: string): DueTimes {
  assertZone(zone);
  const times = parse(cron, zone);
  return {
    after: (moment) => times.nextRun(moment),
    countBetween(from, to) {
      let count = 0;
      for (let next = times.nextRun(from); next && next <= to && count < COUNTED; next = times.nextRun(next))
        count += 1;
      return count;
    },
  };
}

/** As `readDueTimes`, for a schedule that is to be kept. @throws AppError naming `cron`: too often, or never */
export function readNewDueTimes(cron: string, zone: string, now: Date): DueTimes {
  const times = readDueTimes(cron, zone);
  let before = times.after(now);
  if (!before) throw refused('cron', 'This time never comes.');
  for (let looked = 0; looked < LOOKED_AT; looked += 1) {
    const next = times.after(before);
    if (!next) break;
    if (next.getTime() - before.getTime() < SCHEDULE_MINUTES_MIN * 60_000)
      throw refused('cron', `A schedule runs at most once in ${SCHEDULE_MINUTES_MIN} minutes.`);
    before = next;
  }
  return times;
}

function parse(cron: string, zone: string): Cron {
  try {
    return new Cron(cron, { timezone: zone, mode: '5-part', paused: true });
  } catch {
    throw refused('cron', 'Write five fields: minute, hour, day of the month, month, day of the week.');
  }
}

function assertZone(zone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    throw refused('zone', 'There is no such time zone. Name one such as Europe/Berlin.');
  }
}

const refused = (field: string, message: string) => new AppError('invalid_input', message, { field });
