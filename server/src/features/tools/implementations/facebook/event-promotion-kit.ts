import { uncapital } from '@flint/engines/english/uncapital';
import { capital, sentence } from '@flint/engines/english/words';
import { eventPromotionKit as definition } from '@flint/shared/tools/facebook/event-promotion-kit';
import { writingTool } from '../../implementation';
import { within } from '../craft/within';

type When = keyof typeof POSTS;

const LINE = { max: 240, unit: 'graphemes' } as const;

/** Placeholders that the user must fill in. */
const OPEN = { date: '[day and time]', place: '[place]', price: '[price]', link: '[link]' } as const;

const LEADS = [
  'Come as you are, and stay as long as you like.',
  'Made for {audience}.',
  'An invitation to {audience}.',
  'You are invited. Bring whoever would like it.',
];

const POSTS = {
  early: [
    '{Title}. {Date}, {place}.\n{Fact}\nWho is in?',
    '{Title}. {Date}, {place}.\nWho is in?',
    'Put this into your calendar: {name}, {date}.\n{Fact}\nWhere: {place}.',
    'It is settled: {name}.\n{Date}, {place}.\n{Fact}',
  ],
  weeks: [
    'Two weeks from now: {name}.\n{Fact}\nWhom will you bring?',
    'Two weeks from now: {name}. Whom will you bring?',
    'What happens at {name}? {Fact}\nAsk us anything else below.',
    '{Fact}\nThat is one reason to come to {name}. {Date}.',
  ],
  week: [
    'A week to go until {name}.\n{Fact}\n{Signup}',
    'A week to go until {name}.\n{Signup}',
    'In a week it is time.\n{Fact}\nIf you are still thinking about it: come.',
    'A week from now we see each other: {name}. {Fact}',
  ],
  before: [
    'Tomorrow: {name}.\n{Date}, {place}.\n{Fact}',
    'See you tomorrow at {name}.\n{Fact}\nAnything you still need to know? Ask now.',
    'One more sleep until {name}. Once more, for the calendar: {date}, {place}.',
  ],
  day: [
    'It is today: {name}, {place}.\n{Fact}\nCome as you are.',
    'Today is the day: {name}. We are looking forward to you.\nWhere: {place}.',
    'It is today. You are welcome even if you decide at the last minute. Where: {place}.',
  ],
  after: [
    'Thank you to everybody who came to {name}.\nWhat did you like best? And what should be different next time?',
    'What a day. Thank you.\nIf you took pictures at {name}, show them below.',
    'It was good to have you there.\nThose who could not come: tell us whether there should be another one.',
  ],
} as const;

const INVITES = [
  'Hello,\nI thought of you: {name}, {date}, {place}. {Fact}\nWould you like to come? A yes or a maybe is enough.',
  'Hello,\nwe would love to have you at {name}. When and where: {date}, {place}.\n{Fact} Shall I count you in?',
  'Hello,\nI thought of you: {name}, {date}, {place}.\nWould you like to come? A yes or a maybe is enough.',
];

const ORDER: readonly When[] = ['early', 'weeks', 'week', 'before', 'day', 'after'];

export const eventPromotionKit = writingTool({
  definition,
  guide: `You fill rooms for people without a marketing department. Every text is built of the form's facts; a day, place, price or link that is missing stands as [day and time], [place], [price] or [link], never guessed. The description answers in its first lines what happens and for whom, then gives when, where and cost a line each. Each post has another reason to come, taken from "points": the first announces, two weeks before gives one reason, a week before another, the day before is practical (when, where, what to bring if given), on the day is short, the day after thanks and asks one question. The invitation sounds like a friend and can be sent as it is. Answers are to what people really ask: experience, price, children, parking, how long, what to bring; what the form does not say is [to be filled in]. No "don't miss", no "spots are limited" unless given, no hashtags, at most one emoji in all.`,
  write({ topic, date, place, points, price, link, audience, tone }, kit) {
    const voice = kit.about({ topic, audience, tone, platform: 'facebook' });
    const facts = kit.sentences(points).map((fact) => within([sentence(fact)], LINE));
    const name = capital(topic.trim().replace(/[.!]+$/, ''));
    const known = {
      title: name,
      name: /:/.test(name) ? `“${name}”` : uncapital(name),
      date: date || OPEN.date,
      place: place || OPEN.place,
      price: price || OPEN.price,
    };
    const signup = link ? `Sign up here: ${link}` : 'Tell us that you are coming, so that there is room for you.';
    const from = facts.length > 0 ? kit.random.int(0, facts.length - 1) : 0;
    const factAt = (at: number) => facts[(from + at) % Math.max(1, facts.length)] ?? '';
    const text = (templates: readonly string[], at: number) =>
      voice.say(templates, { ...known, signup, fact: factAt(at) });
    const about = [
      voice.say(LEADS),
      facts.join(' '),
      [
        `When: ${known.date}`,
        `Where: ${known.place}`,
        `Cost: ${known.price}`,
        ...(link ? [`Sign up: ${link}`] : []),
      ].join('\n'),
    ];
    const answers = [
      { question: 'When and where is it?', answer: `${capital(known.date)}, ${known.place}.` },
      { question: 'What does it cost?', answer: sentence(known.price) },
      {
        question: 'What happens there?',
        answer: within(facts, { max: 380, unit: 'graphemes' }) || '[What happens there]',
      },
      { question: 'Do I have to sign up?', answer: link ? `Yes, please: ${link}` : '[Yes or no, and how]' },
      { question: 'Can I bring children?', answer: '[Yes or no, and from what age]' },
    ];
    return {
      name: within([name], { max: 60, unit: 'graphemes' }),
      about: about.filter(Boolean).join('\n\n').slice(0, 2_000),
      posts: ORDER.map((when, at) => ({ when, text: text(POSTS[when], at) })),
      invite: text(INVITES, ORDER.length),
      answers,
    };
  },
});
