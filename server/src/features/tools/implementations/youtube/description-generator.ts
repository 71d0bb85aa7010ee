import { tagsOf } from '@flint/engines/english/hashtags';
import { isCount } from '@flint/engines/english/telling';
import { uncapital } from '@flint/engines/english/uncapital';
import { capital, listed, sentence, titleCase } from '@flint/engines/english/words';
import { parseTimedText, toTimedText } from '@flint/shared/contracts/timed-text';
import { cut } from '@flint/shared/tools/measure/cut';
import { measure } from '@flint/shared/tools/measure/measure';
import { descriptionGenerator as definition, OPENING_SHOWN } from '@flint/shared/tools/youtube/description-generator';
import { writingTool } from '../../implementation';
import { besideSearch, repeatsSearch } from '../craft/repeats-search';

const BYTES_MAX = 5_000;
const TAGS_MAX = 480;

const SEARCHED = [
  '{Keyword}, step by step: {doing}.',
  '{Keyword} for {audience}: {doing}, from start to finish.',
  '{Keyword} for {audience}: what to know about {kind}.',
  '{Keyword}: {clause}, in plain words.',
  'Looking for “{keyword}”? This video is about {about}.',
  '{Keyword}: a close look at {common}, for {audience}.',
  '{Keyword}: all about {event}.',
];
/** First sentences when the search words name the subject already. */
const SEARCHED_ALONE = [
  '{Keyword}, step by step: {points}.',
  '{Keyword} for {audience}: {points}.',
  '{Keyword}: {points}.',
  '{Keyword} for {audience}, from the first step to the last{doing?}.',
  '{Keyword}, one step at a time{doing?}: what to do, and in what order.',
  '{Keyword} for {audience}, in plain words.',
  '{Keyword}: what to look at before you choose{common?}.',
  '{Keyword}: where to begin, and what to leave alone.',
];
/** Points shorter than this together fit one sentence. */
const BREATH = 90;
const OPENINGS = [
  '{Doing}, step by step, for {audience}.',
  '{Doing}, from the first step to the last.',
  'This video is about {doing}: what to do, and in what order.',
  '{Doing} looks harder than it is. Here is how it goes, one step at a time.',
  '{Matter} in plain words, for {audience}.',
  'A close look at {kind}, for {audience}.',
  '{Common} up close: what to look at, and what to leave alone.',
  'A look at {mine}, from the inside.',
  'Here is {clause}, without detours.',
  '{Clause}: this video goes through it point by point.',
  'All about {event}, in one video.',
  '{Event}, from beginning to end.',
  'A few minutes with {name}.',
  'This is about {name}, for {audience}.',
  'This video is about {about}.',
];
const ASKS = {
  comment: [
    'Have you tried {doing}? Tell me in the comments how it went.',
    'What would you like to know about {about}? Ask in the comments.',
    'What would you do differently? Write it below.',
    'Which part helped you most? Tell me in the comments.',
  ],
  subscribe: [
    'Subscribe if you want to see what comes next.',
    'If you want to see more of {kind}, subscribe.',
    'If this helped, subscribe. It helps me make the next one.',
  ],
  visit: ['Everything that goes with this video: {link}', 'Read on, or get yours here: {link}'],
  nothing: [],
} as const;
const SAID = {
  none: '',
  affiliate: 'Some of these links pay me a little when you buy through them. It costs you nothing more.',
  sponsored: 'This video was paid for by a sponsor.',
  gifted: 'Some of the things in this video were given to me for free.',
} as const;
const LISTS = ['What you will see:', 'In this video:', 'What is in it:'] as const;

const tagged = (words: string) => `#${words.replace(/[^\p{L}\p{M}\p{N}_]/gu, '')}`;
const lines = (text: string) =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);

/** As many phrases as fit, without repetition. */
function together(words: readonly string[], most: number): string[] {
  let size = 0;
  return [...new Set(words)].filter((word) => {
    size += Array.from(word).length + 3;
    return word !== '' && word.length <= 100 && size <= most;
  });
}

export const descriptionGenerator = writingTool({
  definition,
  guide: `You write descriptions for people who search and people who have just pressed play. The first two sentences are seen folded and in search: they hold "keyword" as people type it, say what the video gives, work alone, and repeat nothing of "title". Then what is in it, from "points" alone, as short lines that begin with "• " where there are three and more. Chapters as given, below the word Chapters, times first, never changed and never invented. Links as given, each on its line with what it is. The disclosure stands before the call to act, in one plain sentence. One call to act, for "goal". "standing" word for word. At most three hashtags, at the very end; none that the form does not carry in its words. No emoji walls, no keyword lists in the text, no "in today's video", no greeting, no timestamps of your own.`,
  write(input, kit) {
    const { topic, points, audience, keyword, links, chapters, disclosure, goal, standing, hashtags } = input;
    const voice = kit.about({ topic, audience, details: points, platform: 'youtube' });
    const told = listed(lines(points).map((point) => uncapital(point.replace(/[.。]$/, ''))));
    const slots = { ...(keyword && { keyword }), ...(told && told.length <= BREATH && { points: told }) };
    const searched = repeatsSearch(keyword, topic) ? SEARCHED_ALONE : SEARCHED;
    const dealt = [...voice.deal(keyword ? searched : OPENINGS, 2, slots), ...voice.deal(OPENINGS, 4, slots)];
    const [opening = sentence(topic), ...others] = [...new Set(dealt)].map((text) =>
      cut(text, OPENING_SHOWN, 'graphemes', { mark: '…' }),
    );
    const [, link = ''] = /(https?:\/\/\S+)/i.exec(links) ?? [];
    const ask = goal === 'visit' && link === '' ? 'comment' : goal;
    const said = [...lines(points), ...kit.facts(topic, '')].map(capital);
    const isThing = voice.brief.topic?.shape !== 'clause';
    const own = [
      ...(keyword ? [tagged(titleCase(keyword))] : []),
      ...(isThing ? besideSearch(keyword, tagsOf(voice.brief)) : []),
    ];
    const tags = hashtags.length > 0 ? hashtags.map(tagged) : [...new Set(own)].slice(0, 2);
    const timed = toTimedText(parseTimedText(chapters));
    const compose = (facts: readonly string[]) =>
      [
        opening,
        facts.length > 1
          ? `${kit.random.fork('list').pick(LISTS)}\n${facts.map((fact) => `• ${fact.replace(/\.$/, '')}`).join('\n')}`
          : facts.map(sentence).join(' '),
        timed && `Chapters\n${timed}`,
        links && `Links\n${lines(links).join('\n')}`,
        SAID[disclosure],
        voice.say(ASKS[ask], { link }),
        standing,
        tags.filter((tag) => tag.length > 1).join(' '),
      ]
        .filter(Boolean)
        .join('\n\n');
    let facts = said;
    const description = () => compose(facts);
    while (facts.length > 0 && measure(description(), 'bytes') > BYTES_MAX) facts = facts.slice(0, -1);
    const phrases = [
      ...(isThing ? kit.phrases(topic).filter((phrase) => !phrase.split(' ').every(isCount)) : []),
      ...kit.phrases(points).filter((phrase) => phrase.includes(' ')),
    ];
    return {
      description: description(),
      openings: (others.length > 0 ? others : [sentence(topic)]).slice(0, 3).map((text) => ({ text })),
      tags: together(
        [keyword, topic, ...phrases].map((words) => words.toLowerCase().trim()),
        TAGS_MAX,
      ).slice(0, 15),
    };
  },
});
