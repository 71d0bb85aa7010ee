import { sentence } from '@flint/engines/english/words';
import { contentCalendarBuilder as definition } from '@flint/shared/tools/x/content-calendar-builder';
import { writingTool } from '../../implementation';
import { interleave } from '../craft/interleave';
import { dealTogether, subjectOf } from '../craft/pairs';
import { within } from '../craft/within';
import { IDEAS } from './calendar-ideas';

type Format = keyof typeof IDEAS;
const FORMATS = ['post', 'thread', 'picture', 'poll', 'replies'] as const satisfies readonly Format[];
type Weekday = (typeof WEEK)[number];

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
/** Weekdays by number of posts: spread out, the weekend last. */
const SPREAD: readonly (readonly Weekday[])[] = [
  [],
  ['wed'],
  ['tue', 'thu'],
  ['mon', 'wed', 'fri'],
  ['mon', 'tue', 'thu', 'fri'],
  ['mon', 'tue', 'wed', 'thu', 'fri'],
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sun'],
  WEEK,
];

/** Rotation of formats by the calendar's goal. */
const RHYTHM = {
  talk: ['post', 'poll', 'replies', 'thread', 'post', 'picture'],
  grow: ['thread', 'post', 'replies', 'picture', 'post', 'poll'],
  sell: ['post', 'picture', 'thread', 'post', 'replies', 'picture', 'poll'],
  trust: ['thread', 'post', 'replies', 'post', 'poll', 'picture'],
} as const satisfies Readonly<Record<string, readonly Format[]>>;

/** Posts about the user's own news. */
const TOLD = [
  'Tell it as it was, and what follows from it.',
  'Say it first, then why it matters to those who read you.',
  'The news in one line, the story behind it in three.',
  'Tell what led to it, and ask who has been there too.',
];

const LINE = { max: 200, unit: 'weighted' } as const;

export const contentCalendarBuilder = writingTool({
  definition,
  guide: `You plan what one person can really post. Exactly "weeks" times "perWeek" entries in order of their days, spread over each week. Every line of "points" gets a day of its own, news on its week; "pillars" take turns and no two neighbours share one. Formats change: post, thread, poll, picture, replies (an hour under other people's posts); at least one in six is replies, no more than one thread a week. "idea" says what the post says, so that it could be written at once: never "share a tip about". "first" is its first line, ready to use, in the account's own voice, never "Did you know". What "goal" asks for decides the mix: talk has more polls and replies, grow more threads, sell shows the thing and those who use it, trust explains. No dates and holidays that were not given.`,
  write({ topic, pillars, points, audience, goal, weeks, perWeek }, kit) {
    const subjects = pillars.filter(Boolean);
    const total = weeks * perWeek;
    const voices = (subjects.length > 0 ? subjects : [topic]).map((subject) =>
      kit.about({ topic: subject, audience, platform: 'x' }),
    );
    const dealt = (format: Format) =>
      interleave(
        voices.map((voice) => dealTogether(voice, IDEAS[format], total, subjectOf(voice))),
        total * voices.length,
      );
    const left = {
      post: dealt('post'),
      thread: dealt('thread'),
      poll: dealt('poll'),
      picture: dealt('picture'),
      replies: dealt('replies'),
    };
    const facts = kit.sentences(points).map((fact) => within([sentence(fact)], LINE));
    const told = voices[0]?.deal(TOLD, TOLD.length) ?? [];
    const taken = new Set<string>();
    const rhythm = RHYTHM[goal];
    const days = Array.from({ length: total }, (_, at) => at).flatMap((at) => {
      const place = { week: Math.floor(at / perWeek) + 1, weekday: SPREAD[perWeek]?.[at % perWeek] ?? 'mon' };
      // News every other day while there is room, so that no week is news alone.
      const isForFact = at % 2 === 0 || facts.length * 2 >= total - at;
      const fact = isForFact ? facts.shift() : undefined;
      if (fact !== undefined && !taken.has(fact)) {
        taken.add(fact);
        return [{ ...place, format: 'post' as const, idea: told[at % told.length] ?? '', first: fact }];
      }
      for (const format of [rhythm[at % rhythm.length] ?? 'post', ...FORMATS]) {
        const found = left[format].find(([, first = '']) => !taken.has(first));
        if (!found) continue;
        const [idea = '', first = ''] = found;
        taken.add(first);
        return [{ ...place, format, idea, first }];
      }
      return [];
    });
    return { days };
  },
});
