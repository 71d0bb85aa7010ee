import type { captionGenerator } from '@flint/shared/tools/instagram/caption-generator';
import type { OutputOf } from '@flint/shared/tools/shape';

export type Opening = OutputOf<(typeof captionGenerator)['output']>['captions'][number]['opening'];

/** First lines by style of opening, for captions that do not open with a fact. */
export const OPENINGS: Readonly<Record<Opening, readonly string[]>> = {
  moment: [
    'Today: {about}.',
    'A moment for {about}.',
    'Right now: {doing}.',
    'Here {is} {topic}.',
    'Meet {name}.',
    'It is nearly time: {event}.',
  ],
  question: [
    'What would you ask about {about}?',
    'Have you ever asked yourself {clause}?',
    'What do you notice first about {topic}?',
    'Is there room for {matter} in your week?',
    'Have you tried {doing}?',
    'Who is in for {event}?',
    'What does {about} look like from where you are?',
    'Do you know {name} yet?',
  ],
  claim: [
    'There is more to {about} than one picture shows.',
    '{Matter} is a matter of small things.',
    '{Doing} looks easy until you do it yourself.',
    'Good {common} {kindis} worth the wait.',
    'You do not need more time for {doing}. You need a place to begin.',
    'Some things are better seen slowly. {About}, for one.',
  ],
  lesson: [
    'What I would tell a friend about {about}:',
    '{About}, in a few honest words.',
    'Worth knowing about {about}:',
    'A short look behind {about}.',
    'What you do not see in the picture:',
  ],
  direct: [
    '{Audience}, this one is for you.',
    'For {audience}: {about}.',
    'If you are into {common}, stay a moment.',
    'If {doing} is on your list, stay a moment.',
    'Made with you in mind: {about}.',
  ],
};

/** Lines between opening and call to action, for captions without further facts. */
export const MIDDLES: readonly string[] = [
  'Look closely, then look again.',
  'The rest is in the picture.',
  'No more words needed.',
  'More of it soon.',
  'It is the small things that count.',
  'Take your time with this one.',
];

/** Lines that add the searched words, when no other has them. */
export const SEARCHED: readonly string[] = [
  'If you searched for “{keyword}”: this is for you.',
  'Looking for “{keyword}”? Read on.',
  '{Keyword}: what I would tell a friend.',
  '{Keyword}, in short.',
];
