import { decimal, ordinal, year } from './numbers';
import { NUMBER, type Rule } from './rule';

/** Spoken unit names, singular and plural. */
const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  ...{ mm: ['millimeter', 'millimeters'], cm: ['centimeter', 'centimeters'], km: ['kilometer', 'kilometers'] },
  ...{ m: ['meter', 'meters'], ft: ['foot', 'feet'], mi: ['mile', 'miles'] },
  ...{ mg: ['milligram', 'milligrams'], g: ['gram', 'grams'], kg: ['kilogram', 'kilograms'] },
  ...{ lb: ['pound', 'pounds'], lbs: ['pound', 'pounds'], oz: ['ounce', 'ounces'] },
  ...{ ml: ['milliliter', 'milliliters'], l: ['liter', 'liters'], L: ['liter', 'liters'] },
  ...{ ms: ['millisecond', 'milliseconds'], s: ['second', 'seconds'], sec: ['second', 'seconds'] },
  ...{ min: ['minute', 'minutes'], mins: ['minute', 'minutes'], h: ['hour', 'hours'], hr: ['hour', 'hours'] },
  ...{ hrs: ['hour', 'hours'], KB: ['kilobyte', 'kilobytes'], kB: ['kilobyte', 'kilobytes'] },
  ...{ MB: ['megabyte', 'megabytes'], GB: ['gigabyte', 'gigabytes'], TB: ['terabyte', 'terabytes'] },
  ...{ Hz: ['hertz', 'hertz'], kHz: ['kilohertz', 'kilohertz'], MHz: ['megahertz', 'megahertz'] },
  ...{ GHz: ['gigahertz', 'gigahertz'], W: ['watt', 'watts'], kW: ['kilowatt', 'kilowatts'] },
  ...{ V: ['volt', 'volts'], fps: ['frame per second', 'frames per second'], px: ['pixel', 'pixels'] },
  ...{ 'km/h': ['kilometer per hour', 'kilometers per hour'], mph: ['mile per hour', 'miles per hour'] },
  ...{ '°C': ['degree Celsius', 'degrees Celsius'], '°F': ['degree Fahrenheit', 'degrees Fahrenheit'] },
  ...{ '°': ['degree', 'degrees'], dB: ['decibel', 'decibels'], '%': ['percent', 'percent'] },
};
const UNIT = Object.keys(UNITS)
  .sort((one, other) => other.length - one.length)
  .join('|');

const FRACTIONS: Readonly<Record<string, string>> = {
  ...{ '1/2': 'one half', '1/3': 'one third', '2/3': 'two thirds', '1/4': 'one quarter', '3/4': 'three quarters' },
};

/** Four-digit pixel sizes are read in pairs of digits: `nineteen twenty`. */
const pixels = (size: string) => (/^\d{4}$/.test(size) ? year(Number(size)) : decimal(size));

/** Numbers with a unit or sign: units, percent, ordinals, fractions, ranges, ratios, multiples. */
export const MEASURES: readonly Rule[] = [
  [
    new RegExp(String.raw`(?<![\w.,-])(${NUMBER})\s?[-–]\s?(${NUMBER})(?![\d-])`, 'g'),
    (written, from = '', to = '') =>
      Number(from.replaceAll(',', '')) < Number(to.replaceAll(',', '')) ? `${from} to ${to}` : written,
  ],
  [/\b(\d+(?:\.\d+)?)\s?[x×]\s?(\d+(?:\.\d+)?)\b/g, (_, wide = '', high = '') => `${pixels(wide)} by ${pixels(high)}`],
  [/\b(\d+(?:\.\d+)?)[x×](?!\w)/g, (_, times = '') => `${decimal(times)} times`],
  [/\b(\d{1,2}):(\d{1,2})\b/g, (_, one = '', other = '') => `${decimal(one)} to ${decimal(other)}`],
  [/\b([123])[/⁄]([234])\b/g, (written, over = '', under = '') => FRACTIONS[`${over}/${under}`] ?? written],
  [
    new RegExp(String.raw`([-−](?=\d))?(?<![\w.,])(${NUMBER})\s?(${UNIT})(?![\w/])`, 'g'),
    (_, minus, amount = '', unit = '') =>
      `${minus ? 'minus ' : ''}${decimal(amount)} ${UNITS[unit]?.[Number(amount) === 1 ? 0 : 1] ?? unit}`,
  ],
  [/\b(\d+)(?:st|nd|rd|th)\b/g, (_, place = '') => ordinal(Number(place))],
  [/\b(\d{3,4})p\b/g, (_, lines = '') => `${pixels(lines)} p`],
  [/\b(\d+(?:\.\d+)?)\s?([kK]|M|B)\b/g, (_, amount = '', scale = '') => `${decimal(amount)} ${SCALE_OF[scale]}`],
];

const SCALE_OF: Readonly<Record<string, string>> = { k: 'thousand', K: 'k', M: 'million', B: 'billion' };
