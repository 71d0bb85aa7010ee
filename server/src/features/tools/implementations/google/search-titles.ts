import { capital, titleCase } from '@flint/engines/english/words';
import type { Voice } from '@flint/engines/spec/copy-kit';
import { hasWords } from '@flint/shared/tools/google/has-words';
import { RULES } from '@flint/shared/tools/limits/limits';
import { measure } from '@flint/shared/tools/measure/measure';

const { max: TITLE_MAX, unit: UNIT } = RULES['google.title.shown'];

/** Titles of search results; those with `{keyword}` begin with it. */
const TITLES: readonly string[] = [
  '{About}',
  '{Keyword}: {about}',
  '{Keyword} for {audience}',
  '{Keyword}: what to know',
  '{Keyword}, explained simply',
  '{Kind} for {audience}',
  '{Kind}: a plain guide',
  '{Doing}: what you need',
  '{Doing}, step by step',
  'What to know about {kind}',
  '{Clause}: a plain answer',
  '{Name}: what it is about',
  '{Event}: all you need to know',
];

const fits = (title: string) => measure(title, UNIT) <= TITLE_MAX;

interface Wanted {
  readonly keyword: string;
  /** Site name at the end, where it fits. */
  readonly site?: string;
  readonly count: number;
}

/** At least one title for a subject, each short enough for a search result where possible. */
export function searchTitles(voice: Voice, { keyword, site = '', count }: Wanted): string[] {
  const dealt = voice.deal(TITLES, TITLES.length, keyword ? { keyword } : {}).map((title) => titleCase(capital(title)));
  const distinct = dealt.filter((title) => !repeatsItself(title));
  const telling = distinct.filter((title) => hasWords(title, keyword));
  const whole = [...telling, ...distinct].filter(fits);
  const titles = [...new Set(whole.length > 0 ? whole : distinct)].slice(0, count);
  return titles.map((title) => {
    const signed = `${title} | ${site}`;
    return site !== '' && !title.includes(site) && fits(signed) ? signed : title;
  });
}

/** Whether most words after a colon repeat those before it. */
function repeatsItself(title: string): boolean {
  const [before = '', after = ''] = title.toLowerCase().split(': ');
  const words = after.split(' ').filter((word) => word.length > 3);
  return words.length > 0 && words.filter((word) => before.includes(word)).length * 2 > words.length;
}
