import { capital } from '../../english/words';
import type { Tone } from '../../spec/copy-brief';
import { withoutPadding } from './tidy';
import { NO_TEXT, paragraphs, type TryWrite } from './voice';

type Swap = readonly [RegExp, string];

const FORMAL: readonly Swap[] = [
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/n['’]t\b/gi, ' not'],
  [/\b(I|you|we|they)['’]re\b/gi, '$1 are'],
  [/\bI['’]m\b/g, 'I am'],
  [/\b(it|that|there|what|here|she|he)['’]s\b/gi, '$1 is'],
  [/\blet['’]s\b/gi, 'let us'],
  [/['’]ll\b/gi, ' will'],
  [/['’]ve\b/gi, ' have'],
  [/\b(?:hey|hiya|yo)\b/gi, 'hello'],
  [/\b(?:gonna)\b/gi, 'going to'],
  [/\b(?:wanna)\b/gi, 'want to'],
  [/\bkids\b/gi, 'children'],
  [/\bget in touch with\b/gi, 'contact'],
  [/\b(?:awesome|amazing|super cool|super)\b/gi, 'excellent'],
  [/\bthanks\b/gi, 'thank you'],
  [/\blots of\b/gi, 'many'],
  [/!+/g, '.'],
  [/\p{Extended_Pictographic}\uFE0F?\s*/gu, ''],
];
const CASUAL: readonly Swap[] = [
  [/\bcannot\b/gi, 'can’t'],
  [/\bwill not\b/gi, 'won’t'],
  [/\b(do|does|did|is|are|was|were|have|has|would|could|should) not\b/gi, '$1n’t'],
  [/\bI am\b/g, 'I’m'],
  [/\b(you|we|they) are\b/gi, '$1’re'],
  [/\b(it|that|there|what) is\b/gi, '$1’s'],
  [/\blet us\b/gi, 'let’s'],
  [/\b(I|you|we|they|it) will\b/gi, '$1’ll'],
  [/\bpurchase\b/gi, 'buy'],
  [/\butili[sz]e\b/gi, 'use'],
  [/\bassist(?:ance)?\b/gi, 'help'],
  [/\brequires?\b/gi, 'need'],
  [/\bobtain\b/gi, 'get'],
  [/\bhowever,\s*/gi, 'but '],
  [/\btherefore,?\s*/gi, 'so '],
  [/\bin addition,?\s*/gi, 'also, '],
  [/\bcommence\b/gi, 'start'],
  [/\bchildren\b/gi, 'kids'],
  [/\bdear (?=\p{L})/giu, 'Hi '],
].map(([words, instead]) => [words as RegExp, instead === 'need' ? 'need' : (instead as string)] as const);

const FRAMES: Readonly<Partial<Record<Tone, readonly [readonly string[], readonly string[]]>>> = {
  playful: [
    ['Drum roll, please… 🥁', 'Okay, deep breath. ✨', 'Ready? Here it comes. 🎉'],
    ['You’re welcome. 😄', 'Told you. 😉', 'Your turn! 🎈'],
  ],
  warm: [
    ['From the heart:', 'A few words for you.'],
    ['Thank you for reading. 🤍', 'It means a lot that you are here.'],
  ],
  bold: [
    ['Listen up.', 'Here it is.'],
    ['That’s it. Go.', 'No excuses.'],
  ],
  casual: [
    ['So, here’s the thing.', 'Okay, quick one.'],
    ['That’s about it.', 'Let me know what you think.'],
  ],
};

const swap = (text: string, swaps: readonly Swap[]) =>
  swaps.reduce(
    (left, [words, instead]) =>
      left.replace(words, (match, ...groups) => keepCase(match, instead.replace('$1', String(groups[0])))),
    text,
  );

const keepCase = (was: string, now: string) => (/^\p{Lu}/u.test(was) ? capital(now) : now);

const AS_IT_WAS =
  '_I found nothing in it that I can change: only contractions and stock phrases. A different way of thinking needs a person, or a language model._';

export const retone: TryWrite = ({ brief: { pasted, tone = 'casual' }, say }) => {
  if (!pasted) return NO_TEXT;
  const isFormal = tone === 'professional' || tone === 'calm';
  const text = isFormal ? withoutPadding(swap(pasted, FORMAL)) : swap(pasted, CASUAL);
  const [before = [], after = []] = FRAMES[tone] ?? [];
  if (text === pasted && before.length === 0) return { useless: paragraphs(text, AS_IT_WAS) };
  return paragraphs(
    say(before),
    text,
    say(after),
    '_I changed contractions, stock phrases and the frame. A different way of thinking needs a person, or a language model._',
  );
};
