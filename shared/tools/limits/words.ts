import { grouped } from '../../contracts/grouped';
import type { Confidence, Rule, Scope, Unit } from './rule';

/** Singular and plural of each unit; both kinds of characters have the same name for readers. */
const NOUNS: Readonly<Record<Unit, readonly [one: string, many: string]>> = {
  graphemes: ['character', 'characters'],
  'code-points': ['character', 'characters'],
  utf16: ['UTF-16 unit', 'UTF-16 units'],
  bytes: ['byte', 'bytes'],
  weighted: ['character', 'characters'],
  pixels: ['pixel', 'pixels'],
  items: ['item', 'items'],
  seconds: ['second', 'seconds'],
  megabytes: ['MB', 'MB'],
  ratio: ['', ''],
};

export const CONFIDENCE_WORDS: Readonly<Record<Confidence, string>> = {
  official: 'Official: in the platform’s own words.',
  secondary: 'Second hand: others say so, the platform was not read.',
  general: 'Generally taken for known; no source settles it.',
};

export const SCOPE_WORDS: Readonly<Record<Scope, string>> = {
  app: 'in the app',
  api: 'by API',
  both: 'in the app and by API',
};

/** `1,204 bytes`, `1 character`. */
export function amountOf(amount: number, unit: Unit, noun?: string): string {
  const [one, many] = noun ? [noun, `${noun}s`] : NOUNS[unit];
  return `${grouped(amount)} ${amount === 1 ? one : many}`.trim();
}

/** Name of a counter's unit: `characters`. */
export const unitWord = (unit: Unit): string => NOUNS[unit][1];

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' };

/** Day of a rule's last check: `21 Nov 2026`, independent of the time zone. */
export const checkedOn = (rule: Rule): string => new Date(rule.checked).toLocaleDateString('en-GB', DAY);

/** A rule's sentence with its numbers. */
export function ruleText(rule: Rule): string {
  if (rule.measured === undefined) return rule.what;
  const { max, min } = rule;
  return rule.what
    .replace('{max}', max === undefined ? '' : grouped(max))
    .replace('{min}', min === undefined ? '' : grouped(min));
}
