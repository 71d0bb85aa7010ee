import { hashtagPulseFinder as definition } from '@flint/shared/tools/x/hashtag-pulse-finder';
import { writingTool } from '../../implementation';
import { asHashtag, asOwnHashtag, hashtagsFrom } from '../craft/hashtags-from';
import { uniqueBy } from '../craft/unique-by';

type Reach = 'broad' | 'middle' | 'narrow' | 'own';
interface HashtagRow {
  readonly tag: string;
  readonly reach: Reach;
  readonly use: string;
}

const USES: Readonly<Record<Reach, readonly string[]>> = {
  broad: [
    'The whole field: for what everybody in it understands.',
    'Wide: use it when the post needs no introduction.',
    'For a first impression, rather than for detail.',
  ],
  middle: [
    'When the post is about this and nothing else.',
    'For people who look for exactly this.',
    'When you share how it is done.',
    'For questions and answers on it.',
  ],
  narrow: [
    'For those who know what they are after.',
    'When the post is detailed, or only for a few.',
    'Small, and read to the end.',
    'For a conversation rather than for reach.',
  ],
  own: ['On everything of yours, so it can be found again.', 'For what belongs together over time.'],
};

const NEAR = ['For those who can come by.', 'With dates, doors and how to get there.'];

const PAIRS = [
  'A post that explains something.',
  'A post that asks something.',
  'A post that shows what you made.',
  'A post that invites people.',
];

/** Placeholder for a form without letters. */
const NOTHING: HashtagRow = {
  tag: '#Conversation',
  reach: 'broad',
  use: 'Your form has no words to make a hashtag of yet.',
};

export const hashtagPulseFinder = writingTool({
  definition,
  guide: `You choose hashtags for X, where one or two per post is the custom. Take them from the words of the form: what the field is called by its own people (broad), what the post is about (middle), the exact thing, the place or the occasion (narrow), and those of "own" as given. Real words people would search, written with a capital for each word; no invented counts, no "trending", no banned or engagement-bait tags (#follow4follow, #viral), no tag only one account could ever use beside "own". "use" says when it helps, differently for each. Pairs join a wider one and a narrower one for a kind of post.`,
  write({ topic, post, audience, place, own, count }, kit) {
    const voice = kit.about({ topic, audience, details: post, platform: 'x' });
    const found = hashtagsFrom(voice.brief, kit.phrases(`${topic}. ${post}`), place);
    const uses = (reach: Reach) => voice.deal(USES[reach], USES[reach].length);
    const dealt = { broad: uses('broad'), middle: uses('middle'), narrow: uses('narrow'), own: uses('own') };
    const near = voice.deal(NEAR, NEAR.length);
    const row = (tag: string, reach: Reach, at: number): HashtagRow => {
      const isNear = place !== '' && tag.startsWith(asHashtag(place) ?? '\n');
      const some = isNear ? near : dealt[reach];
      return { tag, reach, use: some[at % some.length] ?? '' };
    };
    const mine = own.flatMap((tag) => asOwnHashtag(tag) ?? []).map((tag, at) => row(tag, 'own', at));
    const others = (['broad', 'middle', 'narrow'] as const).map((reach) =>
      found[reach].map((tag, at) => row(tag, reach, at)),
    );
    const rows = unique([...fewer(others, count - mine.length), ...mine]);
    const hashtags = rows.length > 0 ? rows : [NOTHING];
    const wide = hashtags.filter(({ reach }) => reach === 'broad' || reach === 'middle');
    const exact = hashtags.filter(({ reach }) => reach === 'narrow' || reach === 'own');
    const pairs = voice.deal(PAIRS, Math.max(1, Math.min(3, wide.length, exact.length))).map((kind, at) => ({
      tags: unique([wide[at], exact[at]].flatMap((each) => each ?? []))
        .map(({ tag }) => tag)
        .join(' '),
      for: kind,
    }));
    return { hashtags, pairs: pairs.map((pair) => ({ ...pair, tags: pair.tags || (hashtags[0]?.tag ?? '') })) };
  },
});

/** The first `count` rows, taken evenly from the lists, in the lists' order. */
function fewer(lists: readonly (readonly HashtagRow[])[], count: number): HashtagRow[] {
  const share = Math.ceil(count / lists.length);
  const kept = lists.map((list) => list.slice(0, share));
  const missing = count - kept.flat().length;
  const more = lists.flatMap((list, at) => list.slice(kept[at]?.length ?? 0));
  const extra = new Set(more.slice(0, Math.max(0, missing)));
  return lists.flatMap((list, at) => list.filter((row) => kept[at]?.includes(row) || extra.has(row))).slice(0, count);
}

const unique = (rows: readonly HashtagRow[]): HashtagRow[] => uniqueBy(rows, ({ tag }) => tag);
