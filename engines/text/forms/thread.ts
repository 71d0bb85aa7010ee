import { sentence } from '../../english/words';
import { paragraphs, type Write } from './voice';

/** Maximum characters of one post on X. */
const POST_MAX = 280;

const FIRST = [
  'A short thread on {about} 🧵',
  'Let’s talk about {about}. A thread 🧵',
  'What I would tell {audience} about {about}. A thread 🧵',
  '{About}, in one thread 🧵',
];
const MIDDLE = [
  'Start with the why. What made you curious about {kind} in the first place? Keep that answer close.',
  'Look closely at {key} before anything else. It tells you more than you think.',
  'Who is this for? {Audience}. If that is you, read on.',
  'It is easy to make {kind} complicated. Begin with one small thing and do it well.',
  'Ask before you assume. The best questions about {kind} are the simple ones.',
  'What to look for: {keys}.',
  'A good test: could you explain {kind} to a friend in one sentence? Try it.',
  'Do not wait for the perfect moment. There is none. Begin, then get better.',
  'Write down what works for you. Next time you will be glad you did.',
  'Find somebody who is one step ahead of you, and ask what they would do differently.',
  'You will get it wrong at first. Everybody does. Keep what you learned and go on.',
  'Small and often beats big and seldom. That holds for {kind} too.',
];
const LAST = [
  'That is it. If this helped, share the first post with somebody who should read it.',
  'What did I miss about {about}? Reply and tell me.',
  'Thank you for reading. Follow along for more on {about}.',
];

export const thread: Write = ({ brief, deal, say }) => {
  const asked = Math.max(3, brief.count ?? Math.min(8, 5 + brief.details.length));
  const facts = brief.details.map(sentence);
  const fillers = deal(MIDDLE, asked - 2 - Math.min(facts.length, asked - 2));
  const middle = facts.slice(0, asked - 2).flatMap((fact, at) => [fact, ...fillers.slice(at, at + 1)]);
  const posts = [say(FIRST), ...middle, ...fillers.slice(facts.length), say(LAST)].filter(Boolean);
  const fitted = posts.map((post) => (post.length > POST_MAX - 8 ? `${post.slice(0, POST_MAX - 9)}…` : post));
  return paragraphs(...fitted.map((post, at) => `${at + 1}/ ${post}`));
};
