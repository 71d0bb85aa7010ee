import { capital, titleCase } from '@flint/engines/english/words';
import { titleGenerator as definition } from '@flint/shared/tools/youtube/title-generator';
import { fitted } from '../../answer/fitted';
import { writingTool } from '../../implementation';
import { interleave } from '../craft/interleave';
import { repeatsSearch } from '../craft/repeats-search';
import { uniqueBy } from '../craft/unique-by';

type Angle = keyof typeof TEMPLATES;

/** By angle: templates, and why such a title works. */
const TEMPLATES = {
  search: [
    '{Keyword}: {about}',
    '{Keyword}, explained step by step',
    '{Keyword}: {outcome}',
    '{Keyword} for {audience}',
    '{Keyword}: what to know first',
    '{Keyword}: where to begin',
    '{Keyword}, from the beginning',
    'The honest guide to {kind}',
    '{Kind} for {audience}: where to begin',
    '{Clause}: a plain answer',
  ],
  benefit: [
    '{Outcome}',
    '{Doing}: {outcome}',
    '{Matter}: {outcome}',
    '{Doing} without the guesswork',
    '{Matter} without the fuss',
    'How to get {matter} right',
    'The simple way of {doing}',
    'Inside {name}',
    '{Event}: what to expect',
  ],
  question: [
    'What should {audience} know about {kind}?',
    'Thinking of {doing}? Start here',
    'Is it time to rethink {matter}?',
    'What makes {name} different?',
    'Who is {event} for?',
    'Is {doing} harder than it looks?',
    'Have you asked yourself {clause}?',
  ],
  mistake: [
    'The mistakes people make when {doing}',
    'The mistakes people make with {common}',
    'The part of {matter} people skip',
    'What {audience} get wrong about {kind}',
    'Before you try {doing}, watch this',
    '{Clause}: the part people skip',
    'What nobody tells you about {kind}',
  ],
  story: [
    '{Mine}: the story so far',
    'A look behind {mine}',
    'What I would tell a friend about {doing}',
    'What I learned from {doing}',
    'The story of {name}',
    'A day with {name}',
    'Behind the scenes of {event}',
    'A closer look at {kind}',
    'Let’s talk about {clause}',
  ],
  list: [
    'The small details that make {common} worth it',
    'The questions to ask about {common}',
    'What you need before {doing}',
    '{Matter}: what works, what does not',
    '{Doing}: what works, what does not',
    'All you need to know about {event}',
    'What to know about {name}',
    '{Clause}, and what to do about it',
  ],
} as const;

const WHY: Readonly<Record<Angle, string>> = {
  search: 'Begins with words somebody types into the search field.',
  benefit: 'Says what a viewer has at the end.',
  question: 'Asks what your viewer may have asked already.',
  mistake: 'Tells that there is something to get right.',
  story: 'Promises a person and what happened.',
  list: 'Says that it can be gone through point by point.',
};

const ANGLES = Object.keys(TEMPLATES) as Angle[];

const without = (words: readonly string[]) => (title: string) =>
  !words.some((word) => word !== '' && title.toLowerCase().includes(word.toLowerCase()));

export const titleGenerator = writingTool({
  definition,
  guide: `You title videos for people who make them for a living. Each title promises only what "outcome" and "topic" hold. Front-load the words that matter: phones show about 40 characters. Vary the openings; no two titles may begin with the same two words. With "keyword" given, titles of the search angle begin with it as people type it. With an angle other than "any", all titles have it. Never use a word of "avoid", a number that was not given, brackets with hype, or capitals for emphasis.`,
  write({ topic, outcome, audience, keyword, angle, avoid, count }, { about, random }) {
    const voice = about({ topic, audience, platform: 'youtube' });
    const isSame = repeatsSearch(keyword, topic);
    // Search words equal to the topic would repeat it.
    const isOnce = (template: string) =>
      !isSame || !template.includes('{Keyword}') || !/\{(?:about|kind)\}/.test(template);
    const slots = { ...(keyword && { keyword }), ...(outcome && { outcome }) };
    const first = random.int(0, ANGLES.length - 1);
    const kinds = angle === 'any' ? [...ANGLES.slice(first), ...ANGLES.slice(0, first)] : [angle];
    const ofKind = (kind: Angle) => {
      const usable = TEMPLATES[kind].filter(isOnce);
      const isFound = (template: string) => template.includes('{Keyword}');
      // Titles for search begin with the search words.
      return [usable.filter(isFound), usable.filter((each) => !isFound(each))].flatMap((some) =>
        voice.deal(some, count, slots),
      );
    };
    const dealt = kinds.map((kind) =>
      wholeFirst(ofKind(kind).map((title) => titleCase(capital(title))))
        .filter(without(avoid))
        .map((title) => ({ title, angle: kind, why: WHY[kind] })),
    );
    return { titles: uniqueBy(interleave(dealt, Number.POSITIVE_INFINITY), ({ title }) => title).slice(0, count) };
  },
});

/** Titles that fit come first: truncated within a long topic, two may become equal. */
function wholeFirst(titles: readonly string[]): string[] {
  const fit = titles.map((title) => fitted('youtube.title', title));
  const isWhole = (title: string, at: number) => title === titles[at];
  return [...fit.filter(isWhole), ...fit.filter((title, at) => !isWhole(title, at))];
}
