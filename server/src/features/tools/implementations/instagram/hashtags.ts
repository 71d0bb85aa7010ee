import { tagOf, tagsOf } from '@flint/engines/english/hashtags';
import type { Kit, Voice } from '@flint/engines/spec/copy-kit';
import { besideSearch } from '../craft/repeats-search';
import { uniqueBy } from '../craft/unique-by';

/** Maximum length: longer hashtags are not searched for. */
const TAG_MAX = 26;

/** Hashtags of a subject without repetition, searched words first. */
export function hashtagsFor(kit: Pick<Kit, 'phrases'>, { brief }: Voice, count: number, keyword = ''): string[] {
  const { topic } = brief;
  // A clause names nothing: use its noun phrases.
  const about = topic?.shape === 'clause' ? kit.phrases(topic.full).map(tagOf) : tagsOf({ ...brief, keyphrases: [] });
  const reader = brief.audience && topic?.shape === 'clause' ? kit.phrases(brief.audience).map(tagOf) : [];
  const own = keyword === '' ? [] : [tagOf(keyword)];
  const tags = [...own, ...besideSearch(keyword, [...about, ...reader])].filter(
    (tag) => /\p{L}/u.test(tag) && tag.length <= TAG_MAX,
  );
  return uniqueBy(tags, String).slice(0, count);
}
