import { sentence } from '@flint/engines/english/words';
import { hookCtaFormula as definition } from '@flint/shared/tools/tiktok/hook-cta-formula';
import { writingTool } from '../../implementation';
import { interleave } from '../craft/interleave';
import { dealTogether, subjectOf, type Together } from '../craft/pairs';
import { within } from '../craft/within';

type Pattern = keyof typeof TEMPLATES;

/** Length of what can be said in two seconds. */
const HOOK = { max: 110, unit: 'graphemes' } as const;

/** By pattern: spoken text, on-screen text, picture. */
const TEMPLATES = {
  question: [
    ['What would you do here?', 'You decide', 'The moment before it happens, held still.'],
    ['Would you have guessed this about {subject}?', 'Be honest', 'You, one eyebrow up, close.'],
    [
      'Is it just me, or {kindis} {kind} harder than it should be?',
      'Just me?',
      'You in the middle of it, not finished.',
    ],
    ['What if you only had to get one part of {subject} right?', 'One part', 'That part, filling the frame.'],
  ],
  mistake: [
    ['You can skip most of {subject}. Not this part.', 'Not this part', 'A finger pointing at it.'],
    ['If {subject} goes wrong, it goes wrong here.', 'Right here', 'The wrong way, shown without comment.'],
    ['Before you start with {subject}, stop here for a second.', 'Wait', 'Your hand, up to the camera.'],
    ['The part of {subject} that everybody rushes:', 'Slow down', 'The rushed way, at double speed.'],
  ],
  result: [
    ['{Outcome}. Let me show you how.', 'How?', 'The finished thing, turned once.'],
    ['This is where we end up: {outcome}.', 'The end, first', 'The result, one second, then back to the start.'],
    ['Look at the end first. Then I’ll show you the start.', 'End. Start.', 'The result, then a hard cut to nothing.'],
    ['From here to here, and nothing left out.', 'From → to', 'Start and end, side by side.'],
  ],
  contrast: [
    ['What people see. What {subject} really is.', 'What you see', 'The tidy version, then the real one.'],
    ['Everybody shows you the end of {subject}. I’ll show you the middle.', 'The middle', 'The mess, lit well.'],
    ['{Subject}: what I expected, and what I got.', 'Expected / got', 'Two pictures, a cut between.'],
    ['Two ways to do this. Only one of them lasts.', 'Two ways', 'Both next to each other, the same frame.'],
  ],
  address: [
    ['{Audience}: this is for you.', 'For you', 'You, straight into the lens, already talking.'],
    ['If you have been putting off {subject}, stay.', 'Stay', 'The thing nobody wants to start on.'],
    ['You do not need to be good at {subject} for this.', 'No talent needed', 'Your hands, starting.'],
    ['New to {subject}? Begin with this one.', 'Begin here', 'The very first step, from above.'],
  ],
  open: [
    ['{Fact}', 'Keep watching', 'Exactly this, as it happens.'],
    ['{Fact} And then this.', 'And then?', 'This moment, cut off before it ends.'],
    ['Watch the left side of the picture.', 'Left side', 'Nothing happening yet on the left.'],
    ['There is one thing about {subject} I only understood at the end.', 'Wait for it', 'You, thinking, then a cut.'],
    ['Stay until the last shot of this one.', 'Last shot', 'The last shot, blurred.'],
  ],
} as const satisfies Readonly<Record<string, readonly Together[]>>;

const ENDS = {
  follow: [
    'There is more to this. Follow to see it.',
    'Follow along, and you will see how it goes on.',
    'More of {subject} where this came from. Follow.',
  ],
  comment: [
    'What would you have done? Tell me below.',
    'Your turn: what is hardest about {subject} for you?',
    'Ask me anything about it in the comments.',
    'Which part should I show slower?',
  ],
  save: [
    'Save it for the day you need it.',
    'Keep this one. You will want it next time.',
    'Save it now, try it later.',
  ],
  share: [
    'You know who needs this. Send it to them.',
    'Send it to the person you thought of just now.',
    'Send this to somebody who is about to begin.',
  ],
  visit: [
    'The rest of it is on my profile.',
    'There is more on my profile, in order.',
    'Look at the first video on my profile next.',
  ],
} as const;

const PATTERNS = Object.keys(TEMPLATES) as Pattern[];

/** Order: templates with the user's details, then with the subject, then generic ones. */
const ownFirst = (templates: readonly Together[]): Together[][] => {
  const rank = ([hook = '']: Together) =>
    /\{(?:Fact|Outcome|Audience)\}/i.test(hook) ? 0 : hook.includes('{') ? 1 : 2;
  return [0, 1, 2].map((wanted) => templates.filter((each) => rank(each) === wanted));
};

export const hookCtaFormula = writingTool({
  definition,
  guide: `You write the first two seconds and the last three. A hook is at most twelve spoken words and is already in the middle of it: no greeting, no "in this video", no "wait for it" without something to wait for, no "you won't believe". It promises only what "outcome" and "points" keep. "screen" adds what the voice does not say, in at most six words. "shot" can be filmed by one person with a phone and moves in the first second. Patterns: question, mistake, result (the end first), contrast, address (names "audience"), open (a moment of "points" cut off before its end). With another "pattern" than "any", all have it. "cta" asks for one thing, "goal", and only fits this hook: it answers, completes or pays it back. No "like and subscribe", no begging, no numbers that were not given.`,
  write({ topic, outcome, points, audience, goal, pattern, count }, kit) {
    const voice = kit.about({ topic, audience, platform: 'tiktok' });
    const facts = kit.facts(topic, points).map((fact) => within([sentence(fact)], HOOK));
    const fact = facts.length > 0 ? kit.random.pick(facts as [string, ...string[]]) : '';
    const slots = { ...subjectOf(voice), outcome: outcome.trim().replace(/[.!?]+$/, ''), fact };
    const turn = kit.random.int(0, PATTERNS.length - 1);
    // A moment of the video itself opens it better than any pattern.
    const order: Pattern[] = fact
      ? ['open', ...PATTERNS.slice(turn), ...PATTERNS.slice(0, turn)]
      : [...PATTERNS.slice(turn), ...PATTERNS.slice(0, turn)];
    const patterns = pattern === 'any' ? [...new Set(order)] : [pattern];
    const ends = voice.deal(ENDS[goal], ENDS[goal].length, slots);
    const dealt = patterns.map((each) =>
      ownFirst(TEMPLATES[each])
        .flatMap((some) => dealTogether(voice, some, count, slots))
        .map(([hook = '', screen = '', shot = '']) => ({
          ...{ hook, screen, shot },
          pattern: each,
        })),
    );
    const hooks = interleave(dealt, count).map((each, at) => ({ ...each, cta: ends[at % ends.length] ?? '' }));
    return { hooks };
  },
});
