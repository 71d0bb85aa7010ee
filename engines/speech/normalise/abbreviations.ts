import type { Rule } from './rule';

/** Abbreviations that end in a full stop, with their long forms. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  ...{ 'Mr.': 'Mister', 'Mrs.': 'Missus', 'Ms.': 'Miz', 'Dr.': 'Doctor', 'Prof.': 'Professor', 'Jr.': 'Junior' },
  ...{ 'Sr.': 'Senior', 'St.': 'Saint', 'Mt.': 'Mount', 'Inc.': 'Incorporated', 'Ltd.': 'Limited', 'Co.': 'Company' },
  ...{ 'e.g.': 'for example', 'i.e.': 'that is', 'etc.': 'et cetera', 'vs.': 'versus', 'approx.': 'approximately' },
  ...{ 'No.': 'number', 'Fig.': 'figure', 'Vol.': 'volume', 'ca.': 'about', 'w/': 'with', 'w/o': 'without' },
};
/** Abbreviations that may also end a sentence. */
const MAY_END = new Set(['etc.', 'Inc.', 'Ltd.', 'Co.', 'Jr.', 'Sr.', 'w/', 'w/o']);

/** Whether a text ends in an abbreviation after which its sentence continues. */
export function endsInShortForm(text: string): boolean {
  const last = text.trimEnd().split(/[\s(]/).at(-1) ?? '';
  return (last in SHORT_FORMS && !MAY_END.has(last)) || /^\p{Lu}\.$/u.test(last);
}

/** Letter names, spelled for the synthesiser's English. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ A: 'ay', B: 'bee', C: 'see', D: 'dee', E: 'ee', F: 'eff', G: 'jee', H: 'aitch', I: 'eye', J: 'jay', K: 'kay' },
  ...{ L: 'ell', M: 'em', N: 'en', O: 'oh', P: 'pee', Q: 'cue', R: 'are', S: 'ess', T: 'tee', U: 'you', V: 'vee' },
  ...{ W: 'double you', X: 'ex', Y: 'why', Z: 'zee' },
};
/** Acronyms with a vowel that are spelled out; all others with a vowel are read as a word. */
const SPELLED = new Set([
  ...['AI', 'API', 'ATM', 'BBC', 'CEO', 'CFO', 'CTO', 'DIY', 'EU', 'EV', 'FAQ', 'FBI', 'HR', 'ID', 'IT', 'IQ', 'IO'],
  ...['IP', 'IPO', 'ISO', 'KPI', 'OS', 'PIN', 'QA', 'ROI', 'RPM', 'SEO', 'UAE', 'UFO', 'UI', 'UK', 'UN', 'URL', 'US'],
  ...[
    'USA',
    'USB',
    'UV',
    'UX',
    'VIP',
    'AM',
    'PR',
    'AR',
    'UGC',
    'CEOS',
    'CTA',
    'IDE',
    'LLC',
    'GPU',
    'CPU',
    'MBA',
    'PDF',
  ],
]);

const SHORT = Object.keys(SHORT_FORMS)
  .sort((one, other) => other.length - one.length)
  .map((short) => short.replaceAll('.', '\\.'))
  .join('|');
const longForm = (short: string) => SHORT_FORMS[short] ?? short;

export const ABBREVIATIONS: readonly Rule[] = [
  // At the end of a text the full stop of an abbreviation may end the sentence too.
  [new RegExp(`(?<![\\p{L}\\p{N}])(?:${SHORT})$`, 'gu'), (short = '') => `${longForm(short)}.`],
  [new RegExp(`(?<![\\p{L}\\p{N}])(?:${SHORT})(?=[\\s,;:)])`, 'gu'), (short = '') => longForm(short)],
  [/\b(?:\p{Lu}\.){2,}/gu, (letters = '') => spelled(letters.replaceAll('.', ''))],
  [
    /(?<![\p{L}\p{N}-])(\p{Lu}{2,5})(s?)(?![\p{L}\p{N}])/gu,
    (written, capitals = '', s = '') =>
      SPELLED.has(capitals) || !/[AEIOUY]/.test(capitals) ? spelled(capitals) + (s && `'s`) : (written ?? ''),
  ],
];

const spelled = (capitals: string) => Array.from(capitals, (letter) => LETTERS[letter] ?? letter).join(' ');
