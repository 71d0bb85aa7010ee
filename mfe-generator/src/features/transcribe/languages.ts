import { ANY_LANGUAGE } from './order';

const CODES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'sv',
  'da',
  'fi',
  'cs',
  'uk',
  'tr',
  'ar',
  'hi',
  'ja',
  'ko',
  'zh',
];
const names = new Intl.DisplayNames('en', { type: 'language' });

/** Languages of recordings, by English name. */
export const LANGUAGES = [
  { value: ANY_LANGUAGE, label: 'Find out' },
  ...CODES.map((value) => ({ value, label: names.of(value) ?? value })),
];

/** English name of a language; its code where unknown. */
export const languageName = (code: string): string => names.of(code) ?? code;
