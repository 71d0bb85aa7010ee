import { cardinal, ordinal, plural, year } from './numbers';
import type { Rule } from './rule';

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];
const MONTH = MONTHS.map((name) => (name.length > 3 ? `${name.slice(0, 3)}(?:t?\\.?|${name.slice(3)})` : name)).join(
  '|',
);

const monthOf = (text: string) => MONTHS.find((name) => name.slice(0, 3) === text.slice(0, 3)) ?? text;
const dayOf = (text: string) => ordinal(Number.parseInt(text, 10));

/** Reads a date with slashes as month/day, like the American voices, unless only day/month is valid. */
function slashed(written = '', first = '', second = '', third = ''): string {
  const [month, day] = Number(first) > 12 ? [Number(second), Number(first)] : [Number(first), Number(second)];
  const name = MONTHS[month - 1];
  if (!name || day < 1 || day > 31) return written;
  const full = third.length === 2 ? 2000 + Number(third) : Number(third);
  return `${name} ${ordinal(day)}, ${year(full)}`;
}

function clock(hour: string, minute: string, half: string | undefined): string {
  const minutes = Number(minute);
  const said =
    minutes === 0 ? (half ? '' : ` o'clock`) : minutes < 10 ? ` oh ${cardinal(minutes)}` : ` ${cardinal(minutes)}`;
  return `${cardinal(Number(hour))}${said}${half ? ` ${half.charAt(0)} m` : ''}`;
}

/** Dates, years, decades and times of day. */
export const DATES: readonly Rule[] = [
  [
    /\b(\d{4})-(\d\d)-(\d\d)(?:T[\d:.]+Z?)?\b/g,
    (written, full = '', month = '', day = '') => {
      const name = MONTHS[Number(month) - 1];
      return name ? `${name} ${dayOf(day)}, ${year(Number(full))}` : written;
    },
  ],
  [/\b(\d{1,2})\/(\d{1,2})\/(\d{4}|\d\d)\b/g, slashed],
  [
    new RegExp(String.raw`\b(${MONTH}) (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?\b`, 'g'),
    (_, month = '', day = '', full) => `${monthOf(month)} ${dayOf(day)}${full ? `, ${year(Number(full))}` : ''}`,
  ],
  [
    new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)? (${MONTH})(?:,? (\d{4}))?\b`, 'g'),
    (_, day = '', month = '', full) => `${monthOf(month)} ${dayOf(day)}${full ? `, ${year(Number(full))}` : ''}`,
  ],
  [/\b(1[1-9]|20)(\d)0s\b/g, (_, century = '', tens = '') => decade(Number(century), Number(tens))],
  [/['’]?\b([2-9]0)s\b/g, (_, tens = '') => plural(cardinal(Number(tens)))],
  [
    /\b([01]?\d|2[0-3]):([0-5]\d)(?:\s?([ap])\.?m\b\.?)?/gi,
    (_, hour = '', minute = '', half) => clock(hour, minute, half?.toLowerCase()),
  ],
  [/\b(1[0-2]|\d)\s?([ap])\.?m\b/gi, (_, hour = '', half = '') => clock(hour, '0', half.toLowerCase())],
  [/(?<![\d.,$€£#])\b(1[1-9]\d\d|20\d\d)\b(?![.,]?\d|\s?%)/g, (_, full = '') => year(Number(full))],
];

function decade(century: number, tens: number): string {
  if (tens > 0) return `${cardinal(century)} ${plural(cardinal(tens * 10))}`;
  return century === 20 ? 'two thousands' : `${cardinal(century)} hundreds`;
}
