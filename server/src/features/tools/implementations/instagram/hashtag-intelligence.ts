import { readersIn, tagOf, tagsOf } from '@flint/engines/english/hashtags';
import { hashtagIntelligence as definition } from '@flint/shared/tools/instagram/hashtag-intelligence';
import { writingTool } from '../../implementation';
import { uniqueBy } from '../craft/unique-by';

const SET_MAX = 5;
/** Maximum length: longer hashtags are not searched for. */
const TAG_MAX = 26;

/** Head noun of a phrase: "cakes" of "vegan birthday cakes for kids". */
const headOf = (phrase: string) =>
  phrase
    .split(/ (?:for|in|of|on|at|with|without|from|by|and|to) /)[0]
    ?.split(' ')
    .at(-1) ?? '';

const isTag = (tag: string) => /^#(?=[\p{N}_]*\p{L})[\p{L}\p{M}\p{N}_]{2,}$/u.test(tag);
const key = (tag: string) => tag.replace(/^[#＃]/, '').toLowerCase();
/** Number of words in a hashtag, by its capitals: how specific it is. */
const wordsIn = (tag: string) => tag.match(/\p{Lu}/gu)?.length ?? 1;

const tagsOnce = (tags: readonly string[]) => uniqueBy(tags.filter(isTag), key);

export const hashtagIntelligence = writingTool({
  definition,
  guide: `You choose hashtags for people who know how Instagram's search reads them. Each set has three to five and leans on something else: the craft, the place, the reader, the thing itself. In a set they go from narrow to broad, and no two say the same. Only hashtags that people of that field use or that are plainly made of the form's words: words joined with large first letters, no spaces, no signs. "own" stands in every set as given; nothing of "avoid" stands anywhere. No hashtags of one everyday word such as #love, #instagood or #photooftheday, none made for gaining followers. Never say how often one is used: you do not know.`,
  write({ topic, words, audience, place, own, avoid, count }, kit) {
    const voice = kit.about({ topic, audience, platform: 'instagram' });
    const refused = new Set(avoid.map(key));
    const about = tagsOf(voice.brief);
    const craft = words.map(tagOf);
    const thing = headOf(voice.brief.topic?.bare ?? topic);
    const near = place ? [tagOf(`${place} ${thing}`), tagOf(`${thing} in ${place}`), tagOf(place)] : [];
    const reader = readersIn(audience) ? [tagOf(readersIn(audience))] : [];
    const found = tagsOnce([...about, ...craft, ...reader, ...near.slice(0, 1), tagOf(thing)]);
    const hasShort = found.some((tag) => tag.length <= TAG_MAX);
    // A compound is allowed when there is no shorter hashtag.
    const isFit = (tag: string) => tag.length <= TAG_MAX || !hasShort;
    const all = found.filter(isFit);
    const leaning = [
      { name: 'The thing itself', lead: about, why: 'People who look for exactly this.' },
      { name: 'The craft', lead: craft, why: 'People who do it themselves, or would like to.' },
      { name: 'The place', lead: near, why: 'People near enough to come by.' },
      { name: 'The reader', lead: reader, why: 'People it is made for.' },
      {
        name: 'From narrow to broad',
        lead: [...all].sort((a, b) => wordsIn(b) - wordsIn(a)),
        why: 'A few of each kind, to see which of them brings somebody.',
      },
    ].filter(({ lead }) => lead.some(isTag));
    const mine = own.startsWith('#') ? own : own && tagOf(own);
    const sets = leaning.map(({ name, lead, why }) => {
      const others = shuffled(all, () => kit.random.next());
      const room = SET_MAX - (isTag(mine) ? 1 : 0);
      const picked = tagsOnce([...lead.filter(isFit), ...others]).filter(
        (tag) => !refused.has(key(tag)) && key(tag) !== key(mine),
      );
      return { name, hashtags: tagsOnce([...picked.slice(0, room), mine]), why };
    });
    const told = sets.map(({ hashtags }) => [...hashtags].sort().join(' '));
    return { sets: sets.filter((_, at) => told[at] !== '' && told.indexOf(told[at] ?? '') === at).slice(0, count) };
  },
});

function shuffled<T>(items: readonly T[], next: () => number): T[] {
  return items
    .map((item) => ({ item, by: next() }))
    .sort((a, b) => a.by - b.by)
    .map(({ item }) => item);
}
