import { sentence } from '@flint/engines/english/words';
import { communityPostPlanner as definition } from '@flint/shared/tools/facebook/community-post-planner';
import { writingTool } from '../../implementation';
import { dealTogether, subjectOf, type Together } from '../craft/pairs';
import { within } from '../craft/within';

type Kind = keyof typeof POSTS;

/** By kind: the post, and its author's first comment. */
const POSTS = {
  show: [
    [
      'What is on your table this week?\nA picture is enough, finished or not.',
      'I will start. Not finished, as you see.',
    ],
    ['Show us the place where it all happens.\nNo tidying up beforehand.', 'Mine. I did not tidy up either.'],
    [
      'One picture from this week that has something to do with {subject}. That is all.',
      'Here is mine. The story behind it is longer than it looks.',
    ],
  ],
  question: [
    [
      'What is the one thing about {subject} you would like somebody to explain to you?\nNo question is too small.',
      'Mine has bothered me for a while. I will write it below.',
    ],
    [
      'How did you come to {subject}?\nOne sentence will do.',
      'I will begin with mine, so that nobody has to go first.',
    ],
    [
      'What do you know about {subject} now that you wish you had known at the start?',
      'For me it was a small thing. I will write it below.',
    ],
    ['If you had one free afternoon for {subject}, what would you do with it?', 'I know what I would do. You first.'],
  ],
  story: [
    [
      'Tell us about something that went wrong with {subject}, and what became of it.\nWe have all been there.',
      'Mine first. It is funny by now.',
    ],
    [
      'Who taught you the most about {subject}?\nTell us one thing they said.',
      'I still hear the sentence. Here it is:',
    ],
    ['What was the moment you knew that you would stay with {subject}?', 'I remember mine well. It was not a big one.'],
  ],
  poll: [
    ['One word is enough:\nhow was your week?', 'Full. And yours?'],
    [
      'Where are you with {subject}?\nJust curious, at the beginning, or in the middle of it: one word will do.',
      'In the middle of it, and still curious.',
    ],
    [
      'One word is enough:\n{doing} in the morning, in the evening, or whenever there is time?',
      'Whenever there is time. There is never time.',
    ],
    [
      'What should we talk about next?\nFirst steps, mistakes, tools, or your own pieces? Write one word.',
      'I would take mistakes. One learns most from them.',
    ],
    ['Alone or with others: how do you like {doing} best?', 'Depends on the day. Today: with others.'],
  ],
  tip: [
    [
      'What is one small thing that made {subject} easier for you?\nWe collect them all, and I will put them into one post.',
      'I will add mine at the end, so that it does not lead the way.',
    ],
    ['Which tool would you buy again at once, and which never?', 'Again at once: the simplest one I own.'],
    [
      'Where do you look when you are stuck?\nBooks, people, places: share one.',
      'I ask in here, to be honest. And I have a book for the rest.',
    ],
  ],
  welcome: [
    [
      'Welcome to everybody who has joined.\nTell us your name, where you are, and what brought you to {subject}.',
      'Hello from me too. Ask anything, people here are kind.',
    ],
    [
      'New here? This post is yours.\nAsk the question you did not dare to ask.',
      'Those who have been here longer: be as patient as somebody once was with you.',
    ],
  ],
  thanks: [
    ['Thank somebody in this group today, by name and for one thing.', 'I begin, and I could thank many of you.'],
    ['Before the week is over: what went well?\nSmall things count most.', 'For me it was one of your answers.'],
  ],
} as const satisfies Readonly<Record<string, readonly Together[]>>;

/** Posts about current events. */
const NEWS: readonly Together[] = [
  ['{Fact}\nWhat do you think?', 'I will say what I think later. First you.'],
  ['{Fact}\nWho is in?', 'I am, of course.'],
  [
    'Something to know: {fact}\nQuestions below, I answer all of them.',
    'The first question I got: how does it work? Ask for the details you need.',
  ],
  ['{Fact}\nWhat would you like to know about it?', 'Ask away. What I do not know, I will find out.'],
];
const ASKED: readonly Together[] = [
  ['A question from one of you: {fact}\nWhat would you say?', 'I have half an answer. Who has the other half?'],
  ['{Fact}\nWho can help?', 'I would like to know, too.'],
];

/** Rotation of kinds: easy questions come first in a quiet group. */
const ORDER: Readonly<Record<'quiet' | 'warm' | 'lively', readonly Kind[]>> = {
  quiet: ['poll', 'show', 'question', 'welcome', 'poll', 'tip', 'thanks'],
  warm: ['show', 'question', 'poll', 'tip', 'story', 'welcome', 'thanks'],
  lively: ['question', 'story', 'tip', 'show', 'question', 'poll', 'thanks', 'welcome'],
};

/** Weekday by position; the first is a Monday. */
const DAYS = {
  daily: (at: number) => at + 1,
  other: (at: number) => at * 2 + 1,
  weekdays: (at: number) => Math.floor(at / 5) * 7 + (at % 5) + 1,
} as const;

export const communityPostPlanner = writingTool({
  definition,
  guide: `You keep a group alive without being its loudest voice. Posts are two to five short sentences and end in exactly one thing to answer, which takes a word, a picture or a sentence; the quieter the group, the less it asks. Every line of "points" gets a post before anything else; what members asked or showed is named with care. Kinds take turns and no two neighbours share one: question, story, poll (a choice in words), tip (members share, not you), show (pictures), welcome, thanks. "answer" is what the admin comments first: personal, short, and honest about what is not known. Days follow "rhythm" from day 1, a Monday. No "engagement", no tagging games, no giveaways that were not given, no links.`,
  write({ topic, points, audience, size, rhythm, posts: count }, kit) {
    const voice = kit.about({ topic, audience, platform: 'facebook' });
    const slots = subjectOf(voice);
    const facts = [...new Set(kit.sentences(points))].map((fact) =>
      within([sentence(fact)], { max: 300, unit: 'graphemes' }),
    );
    const told = facts.flatMap((fact, at) => {
      const isAsked = /[?？]$|\bask(?:s|ed)\b/i.test(fact);
      const some = isAsked ? ASKED : NEWS;
      const [made] = dealTogether(voice, some.slice(at % some.length, (at % some.length) + 1), 1, { fact });
      if (!made) return [];
      const [text = '', answer = ''] = made;
      return [{ kind: isAsked ? ('question' as const) : ('tip' as const), text, answer }];
    });
    const left = new Map(
      (Object.keys(POSTS) as Kind[]).map((kind) => [kind, dealTogether(voice, POSTS[kind], POSTS[kind].length, slots)]),
    );
    const order = ORDER[size];
    const others = Array.from({ length: count * 2 }, (_, at) => order[at % order.length] ?? 'question').flatMap(
      (kind) => {
        const [text, answer = ''] = left.get(kind)?.shift() ?? [];
        return text === undefined ? [] : [{ kind, text, answer }];
      },
    );
    // Events at most every other day, so that the group is not a notice board.
    const mixed = others.flatMap((post, at) => [post, ...told.slice(at, at + 1)]);
    const all = told.length * 2 > count ? [...told, ...others] : mixed;
    return { posts: apart(all, count).map((post, at) => ({ day: DAYS[rhythm](at), ...post })) };
  },
});

/** The first `count` posts, reordered so that no two of a kind are adjacent while others are left. */
function apart<P extends { readonly kind: Kind }>(posts: readonly P[], count: number): P[] {
  const left = [...posts];
  const placed: P[] = [];
  while (left.length > 0 && placed.length < count) {
    const other = left.findIndex(({ kind }) => kind !== placed.at(-1)?.kind);
    placed.push(...left.splice(Math.max(0, other), 1));
  }
  return placed;
}
