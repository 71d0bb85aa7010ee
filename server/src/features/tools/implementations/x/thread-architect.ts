import { sentence } from '@flint/engines/english/words';
import { threadArchitect as definition } from '@flint/shared/tools/x/thread-architect';
import { writingTool } from '../../implementation';

const OPENINGS = [
  'What I would tell {audience} about {about}:',
  'A few honest words on {about}:',
  '{About}. What I have learned, one post at a time:',
  'Let’s talk about {about}.',
  '{Audience}: this is for you. {About}, in short.',
];
const POINTS = [
  'Who is this for? {Audience}. If that is you, read on.',
  'Start with the why. What made you curious about {kind} in the first place? Keep that answer close.',
  'It is easy to make {kind} complicated. Begin with one small thing and do it well.',
  'Ask before you assume. The best questions about {kind} are the simple ones.',
  'A good test: could you explain {kind} to a friend in one sentence?',
  'Write down what works for you. Next time you will be glad you did.',
  'Small and often beats big and seldom. That holds for {kind} too.',
  'Do not wait for the perfect moment. Begin, then get better.',
  'Find somebody who is one step ahead of you, and ask what they would do differently.',
  'Keep what works. Leave what only looks like work.',
  'Change one thing at a time, or you will not know what helped.',
  'Tell somebody what you are doing. It is harder to stop then.',
  'Make it easy to begin again after a bad week.',
];
const ENDS = {
  reply: ['What did I miss about {about}? Reply and tell me.', 'What would you add? I read every reply.'],
  follow: ['Follow along for more on {about}.', 'More on {about} soon. Follow along.'],
  share: ['Know somebody who should read this? Share the first post with them.'],
  visit: ['All of it in one place: {link}', 'Read on here: {link}'],
  nothing: ['That is all there is to say about {about}, for now.', 'That is it. Thank you for reading.'],
} as const;

export const threadArchitect = writingTool({
  definition,
  guide: `You write threads that people read to the end. The opening stands alone and says what the reader gets; it never says "a thread". Each post holds one thought that can be quoted alone, and pulls to the next. Use every fact of "points", in the order that builds best, and no fact, number or story that is not there; with few facts write about how to think of the topic. One post near the end turns: what follows from it all. The end asks for what "goal" says; for "visit" it holds "link" as given. With "numbered", every post begins with its number and the whole ("3/7 "). No hashtags, at most two emoji in all.`,
  write({ topic, points, audience, goal, link, tone, posts: wished, numbered }, kit) {
    const voice = kit.about({ topic, audience, details: points, tone, platform: 'x' });
    const facts = kit
      .sentences(points)
      .map(sentence)
      .slice(0, wished - 2);
    const fillers = voice.deal(POINTS, wished - 2 - facts.length);
    const ending = goal === 'visit' && link === '' ? 'nothing' : goal;
    const middle = [...facts, ...fillers];
    const texts = [
      { text: voice.say(OPENINGS) || sentence(topic), role: 'opening' as const },
      ...middle.map((text, at) => ({
        text,
        role: at === middle.length - 1 && at > 0 ? ('turn' as const) : ('point' as const),
      })),
      { text: voice.say(ENDS[ending], { link }), role: 'end' as const },
    ];
    const posts = texts.map(({ text, role }, at) => ({
      text: numbered ? `${at + 1}/${texts.length} ${text}` : text,
      role,
    }));
    return { posts };
  },
});
