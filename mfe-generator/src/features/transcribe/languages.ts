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

/** What a recording may be spoken in, by its English name. */
export const LANGUAGES = [
  { value: ANY_LANGUAGE, label: 'Find out' },
  ...CODES.map((value) => ({ value, label: names.of(value) ?? value })),
];

/** A language by its English name; the code where it has none. */
export const languageName = (code: string): string => names.of(code) ?? code;
