/** How often an agent runs by itself. */
const FREQUENCIES = ['day', 'weekdays', 'week', 'month'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export interface Times {
  readonly every: Frequency;
  /** Of a week: 0 is Sunday. */
  readonly weekday: number;
  /** Of a month. */
  readonly day: number;
  /** `09:00` */
  readonly time: string;
}

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** The last day that every month has. */
export const DAYS = 28;

const CRON = /^(\d{1,2}) (\d{1,2}) (\*|\d{1,2}) \* (\*|1-5|[0-6])$/;
const TIME = /^(\d{2}):(\d{2})$/;

/** The five fields of a cron expression; undefined while the time is not whole. */
export function toCron({ every, weekday, day, time }: Times): string | undefined {
  const [, hour, minute] = TIME.exec(time) ?? [];
  if (hour === undefined || minute === undefined) return undefined;
  const days = { day: '* * *', weekdays: '* * 1-5', week: `* * ${weekday}`, month: `${day} * *` };
  return `${Number(minute)} ${Number(hour)} ${days[every]}`;
}

/** When a schedule runs, in words; those that another program wrote stand as they are. */
export function timesInWords(cron: string): string {
  const [, minute, hour, day, weekday] = CRON.exec(cron) ?? [];
  if (minute === undefined || hour === undefined) return cron;
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
  if (day !== '*') return weekday === '*' ? `On day ${day} of each month at ${time}` : cron;
  if (weekday === '*') return `Every day at ${time}`;
  return weekday === '1-5' ? `Monday to Friday at ${time}` : `Every ${WEEKDAYS[Number(weekday)]} at ${time}`;
}
