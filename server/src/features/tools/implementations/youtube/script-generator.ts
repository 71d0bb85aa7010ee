import { sentence } from '@flint/engines/english/words';
import { secondsOf } from '@flint/shared/contracts/speech-pace';
import { scriptGenerator as definition } from '@flint/shared/tools/youtube/script-generator';
import { writingTool } from '../../implementation';

/** Pause between two parts, in seconds. */
const BREATH = 1;
const PARTS_MAX = 40;

const HOOKS = [
  '{Doing} doesn’t have to be hard. Give me a few minutes, and you’ll see why.',
  'If you’ve been putting off {doing}, stay with me.',
  'Most of what makes {doing} hard happens before you start. Let’s change that.',
  '{Outcome}. That’s where we’re going. Let’s start.',
  'Here’s what we’re after: {outcome}.',
  'Let’s talk about {about}, honestly and without detours.',
  '{Audience}, this one’s for you.',
  'You’ve probably asked yourself {clause}. Let’s answer it.',
  'There’s one thing about {matter} that I’d like you to see.',
  'Take a look at {mine}. I’ll show you all of it.',
  'Let me introduce you to {name}.',
  '{Event}: here’s what you need to know.',
  'Before you decide about {common}, watch this.',
];
const PROMISES = [
  'At the end you’ll have this: {outcome}. We’ll go one step at a time.',
  'I’ll go through it in order, so you can stop and come back wherever you like.',
  'It’s made for {audience}, and you won’t need anything you don’t have.',
  'No detours. One thing after the other, and then it’s yours.',
  'We’ll go slowly, and you’ll see every part of it.',
];
const BRIDGES = {
  tutorial: [
    'First things first.',
    'Next.',
    'Now this one.',
    'Then comes this.',
    'On to the next step.',
    'Here’s the next one.',
  ],
  story: [
    'It starts here.',
    'And then.',
    'So picture this.',
    'Now it gets interesting.',
    'Stay with me.',
    'Here’s what came next.',
  ],
  review: [
    'Let’s begin with this.',
    'Next point.',
    'Then there’s this.',
    'Also worth knowing.',
    'One more.',
    'And this one.',
  ],
  explainer: [
    'Let’s start simple.',
    'Next piece.',
    'Now add this.',
    'Here’s the next part.',
    'Then there’s this.',
    'And one more.',
  ],
} as const;
const ECHOES = {
  tutorial: [
    'Take your time with this one.',
    'Watch closely here.',
    'Do it once slowly, and it stays with you.',
    'If you copy one thing, copy this.',
  ],
  story: ['Keep that in mind.', 'Remember that. We’ll need it.', 'That’s where we are now.'],
  review: ['Weigh that for yourself.', 'For some of you that decides it.', 'That matters more than it sounds.'],
  explainer: [
    'Say it once in your own words, and it sticks.',
    'Hold on to that.',
    'That’s one half. The other half comes now.',
    '',
    '',
  ],
} as const;
/** Prompts for parts without facts: questions to the speaker, never facts. */
const OPEN = [
  'What surprised you most about {kind}? Say it here, in one sentence.',
  'Show the first step of {doing} here, and say why it comes first.',
  'Tell the moment when {about} finally made sense to you.',
  'Say what you would leave out if you began again.',
  'Name the one thing people get wrong about {kind}, from what you have seen.',
];
const TURNS = {
  tutorial: [
    'Now, the part that’s easy to skip. Go back over what you’ve seen, and pick the one step you’d have left out.',
    'And if it doesn’t work the first time? Change one thing, then try again. Only one.',
  ],
  story: [
    '[What changed at this point? Tell it in one or two sentences, as you would to a friend.]',
    'And here’s where I’d like to stop for a second. [Say what you thought at that moment.]',
  ],
  review: [
    'So who is it for? [Say it in one sentence, and who should leave it.]',
    'Now the question that matters: would I choose it again? [Answer, and say why.]',
  ],
  explainer: [
    'Now turn it around. What would be different if none of this were true?',
    'Here’s a good test: explain it to somebody in one sentence. If you can’t yet, stay for the last part.',
  ],
} as const;
const PAYOFFS = [
  'And there it is: {outcome}.',
  '{Outcome}. That’s what it was all for.',
  'So that’s {about}, all of it.',
  'That’s all there is to {doing}.',
  'Now you’ve seen all of it.',
];
const ENDS = {
  next: ['The next step is in this video here. I’ll see you there.', 'If you want to go on, watch this one next.'],
  comment: [
    'How did it go for you? Tell me in the comments. I read them.',
    'What would you like to see next? Write it below.',
  ],
  subscribe: [
    'If this helped, subscribe, and you’ll see the next one.',
    'There’s more on this to come. Subscribe if you want to see it.',
  ],
  nothing: ['That’s it. Thanks for watching.', 'See you in the next one.'],
} as const;
const SEEN = {
  camera: {
    hook: ['You, close, straight into the camera', 'What it’s about, filling the picture, then you'],
    promise: ['You at your place of work, everything laid out', 'A wide shot, then you'],
    turn: ['You again, closer than before', 'Everything side by side on the table'],
    payoff: ['What came of it, held still for three seconds', 'A slow look around the result'],
    end: ['You, with room at one side for the next video', 'The result, and room for the end screen'],
    point: ['Your hands at work, from above', 'You, then what you point at', 'A close shot of what you do'],
  },
  over: {
    hook: ['The most telling shot you have, first', 'What it’s about, filling the picture'],
    promise: ['Three quick shots of what’s to come', 'A wide shot of the place'],
    turn: ['Everything side by side', 'The first shot once more, held longer'],
    payoff: ['What came of it, held still for three seconds', 'A slow look around the result'],
    end: ['The result, and room for the end screen', 'A last wide shot'],
    point: ['A close shot of it', 'It happening, from above', 'Text: the words that matter'],
  },
} as const;

/** Abstract subjects, which cannot be filmed. */
const UNSEEN =
  /\b(?:hour|evening|morning|night|middle|first|next|end|day|week|month|year|time|minute|other|part|way|reason|idea|thing)s?$/i;

type Beat = keyof typeof SEEN.camera;
interface Part {
  readonly beat: Beat;
  readonly said: string;
  readonly seen: string;
}

export const scriptGenerator = writingTool({
  definition,
  guide: `You write scripts that are spoken, not read. Contractions, short sentences, one thought at a time; nothing anybody would not say aloud. The first words keep the title's promise within ten seconds: no greeting, no name of the channel, no "in this video". Every fact comes from "points", in the order that builds best; where a story or a number is missing, leave it out or ask the speaker for it in square brackets. A turn near the middle changes what the viewer thought. The payoff shows "outcome". The end asks for what "goal" says, once, in one sentence. "seen" can be filmed by one person: what, how close, what changes. With a voice over pictures nobody looks into the camera. Times follow from about 150 spoken words a minute, and all parts together take about "minutes"; never pad to get there.`,
  write({ topic, points, outcome, audience, format, voice: speaker, tone, goal }, kit) {
    const voice = kit.about({ topic, audience, details: points, tone, platform: 'youtube' });
    const slots = outcome ? { outcome: outcome.trim().replace(/[.!?]+$/, '') } : {};
    const said = (text: string) => sentence(text);
    const seenOf = (beat: Beat) => kit.random.pick(SEEN[speaker][beat]);
    const closeOn = (fact: string) => {
      const [, thing] = /\b((?:the|an?|my|our)\s\p{Ll}{3,}(?:\s\p{Ll}{3,})?)\b/iu.exec(fact) ?? [];
      const [named] = thing ? kit.phrases(thing) : [];
      return named && !UNSEEN.test(named) ? `Close: the ${named}` : seenOf('point');
    };
    const hooks = [...voice.deal(HOOKS, 4, slots), said(`This is about ${topic}`)];
    const bridges = BRIDGES[format];
    // Without repetition: an echo after every point would be tiresome.
    const echoes = voice.deal(ECHOES[format], ECHOES[format].length);
    const facts = kit.facts(topic, points).map(sentence);
    const spoken: Part[] = facts.map((fact, at) => ({
      beat: 'point',
      said: [
        bridges[at === 0 ? 0 : 1 + ((at - 1) % (bridges.length - 1))],
        fact,
        at % 2 === 0 ? echoes[at / 2] : undefined,
      ]
        .filter(Boolean)
        .join(' '),
      seen: closeOn(fact),
    }));
    const asked: Part[] = voice
      .deal(OPEN, 3)
      .map((text) => ({ beat: 'point', said: `[${text}]`, seen: seenOf('point') }));
    const middle = spoken.length > 0 ? spoken : asked;
    const turn: Part = { beat: 'turn', said: voice.say(TURNS[format]), seen: seenOf('turn') };
    const at = Math.max(1, Math.ceil(middle.length * 0.6));
    const all: Part[] = [
      { beat: 'hook', said: hooks[0] ?? said(topic), seen: seenOf('hook') },
      { beat: 'promise', said: voice.say(PROMISES, slots), seen: seenOf('promise') },
      ...middle.slice(0, at),
      turn,
      ...middle.slice(at),
      { beat: 'payoff', said: said(voice.say(PAYOFFS, slots)), seen: seenOf('payoff') },
      { beat: 'end', said: voice.say(ENDS[goal]), seen: seenOf('end') },
    ];
    const parts = all.length > PARTS_MAX ? [...all.slice(0, PARTS_MAX - 2), ...all.slice(-2)] : all;
    let start = 0;
    return {
      parts: parts.map((part) => {
        const from = Math.round(start);
        start = from + secondsOf(part.said) + BREATH;
        return { start: from, said: part.said.slice(0, 2_000), seen: part.seen.slice(0, 200), beat: part.beat };
      }),
      hooks: (hooks.length > 1 ? hooks.slice(1) : hooks).slice(0, 3).map((text) => ({ text })),
    };
  },
});
