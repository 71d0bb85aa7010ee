import { capital, sentence } from '@flint/engines/english/words';
import type { Voice } from '@flint/engines/spec/copy-kit';
import { seoBlogGenerator as definition } from '@flint/shared/tools/google/seo-blog-generator';
import { writingTool } from '../../implementation';
import { headed } from '../headed';
import { matchingFact } from '../matching-fact';
import { questionsOf } from './question-of';
import { searchDescription } from './search-descriptions';
import { searchTitles } from './search-titles';
import { slugOf } from './slug-of';

const HEADLINES = [
  '{About}, in plain words',
  '{About}: what I would tell a friend',
  'What to know about {kind}',
  'A practical guide to {kind}',
  '{Doing}, step by step',
  '{Clause}: a plain answer',
  '{About}: the essentials',
];
const INTROS = [
  '{Doing} is easier with somebody who has done it before.',
  'This is what I would want to know about {about}.',
  'A few honest words on {about}.',
  '{About}: here is the short of it, and then the rest.',
  'If you are new to {about}, begin here.',
];
/** Transitions to a second thought under one heading. */
const LINKS = ['Two things belong together here.', 'This goes with it.', 'And one more thing.', ''];
/** Default headings, for a single thought without a hint. */
const ALONE = ['Worth knowing', 'One more thing on {about}', 'A word on {about}', 'What else matters'];
const ENDS = [
  'That is the essence of it.',
  'Keep these few things in mind, and the rest follows.',
  'That is what I know. The rest comes with doing it.',
  'If you take one thing along: {last}',
];

interface Section {
  readonly heading: string;
  readonly text: string;
}

export const seoBlogGenerator = writingTool({
  definition,
  guide: `You write articles somebody would send to a friend. The headline promises in plain words; the opening answers the question in its first two sentences with the words of "keyword" in it, and says what the article adds. With "headings" given they are the sections, in order; otherwise order "points" as a reader needs them. A section has one to four short paragraphs with an empty line between: first what is so, then why, then what to do about it. Every fact of "points" is used once, none is added; where the facts end, the article ends: no padding, no "in today's fast-paced world", no summary that repeats the headings. Plain text: no Markdown, no HTML. Short sentences next to longer ones. The end says what to take along, then "next" as given. The title for search and the description say what is there.`,
  write({ topic, points, keyword, audience, headings, next, sections: wished }, kit) {
    const voice = kit.about({ topic, audience, details: points, platform: 'blog' });
    const facts = kit.sentences(points).map(sentence);
    const given = headings.filter(Boolean);
    const sections = given.length > 0 ? under(given, facts) : chunked(facts, wished, voice);
    const [title = capital(topic)] = searchTitles(voice, { keyword, count: 1 });
    const intro = voice.say(INTROS);
    const searched =
      keyword && !intro.toLowerCase().includes(keyword.toLowerCase())
        ? `If you searched for “${keyword}”, this is for you.`
        : '';
    const whom = audience ? voice.say(['It is written for {audience}.', 'For {audience}, above all.']) : '';
    const last = facts.at(-1);
    return {
      headline: voice.say(HEADLINES) || capital(topic),
      intro: [intro, searched, whom].filter(Boolean).join(' ') || sentence(topic),
      sections: sections.length > 0 ? sections : [{ heading: capital(topic), text: sentence(points) }],
      end: [voice.say(ENDS, last && last.length < 120 ? { last } : {}), next && sentence(next)]
        .filter(Boolean)
        .join('\n\n'),
      title,
      description: searchDescription(voice, 'facts', { facts, keyword }) || sentence(topic),
      slug: slugOf(keyword || topic) || slugOf(topic) || 'article',
    };
  },
});

/** Assigns facts to the heading with the most shared words; the rest to the shortest section. */
function under(headings: readonly string[], facts: readonly string[]): Section[] {
  const texts = headings.map((): string[] => []);
  for (const fact of facts) {
    const heading = matchingFact(fact, headings);
    const least = texts.reduce((min, each, at) => (each.length < (texts[min]?.length ?? 0) ? at : min), 0);
    texts[heading === undefined ? least : headings.indexOf(heading)]?.push(fact);
  }
  return headings.flatMap((heading, at) => {
    const own = texts[at] ?? [];
    return own.length > 0 ? [{ heading: capital(heading), text: own.join('\n\n') }] : [];
  });
}

/**
 * Splits facts, in order, into the wished number of sections. The first fact of each is its heading, or its question
 * when it stands alone.
 */
function chunked(facts: readonly string[], wished: number, voice: Voice): Section[] {
  const count = Math.min(wished, Math.max(1, Math.ceil(facts.length / 2)), facts.length);
  const links = voice.deal(LINKS, count);
  const alone = voice.deal(ALONE, count);
  return Array.from({ length: count }, (_, at) => {
    const own = facts.slice(Math.floor((at * facts.length) / count), Math.floor(((at + 1) * facts.length) / count));
    const [first = '', ...rest] = own;
    const { heading, text } = headed(first);
    if (rest.length === 0 && text === '')
      return { heading: voice.say(questionsOf(first)) || (alone[at] ?? heading), text: first };
    const [second = '', ...others] = text === '' ? rest : [text, ...rest];
    const link = others.length > 0 ? (links[at % Math.max(1, links.length)] ?? '') : '';
    return { heading, text: [second, link, ...others].filter(Boolean).join('\n\n') };
  });
}
