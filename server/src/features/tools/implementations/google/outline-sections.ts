/** Opening and closing sections of an outline by search intent: heading, question, required content. */
export const OPENING = {
  know: [
    'What {about} {is} about, in short | What is this? | The answer in two sentences, before anything else.',
    'The short answer on {about} | What is the answer? | The answer in two sentences, before anything else.',
    '{Clause}: the short answer | What is the answer? | The answer in two sentences, before anything else.',
  ],
  do: [
    'What you need before you begin | What do I need? | Everything to have at hand, and how long it takes. To find out: what people forget.',
    '{Doing}: what it takes | Can I do this? | Everything to have at hand, and how long it takes.',
  ],
  compare: [
    'How to choose, in short | Which one should I take? | The answer for most readers first, then who should take another.',
    'What matters when you choose | What should I look at? | The two or three things that differ, most important first.',
  ],
  buy: [
    'What you get | What is it exactly? | What is included, in plain words, and what is not.',
    'Who it is for | Is it for me? | Who is happy with it, and who should look elsewhere.',
  ],
} as const;

export const MIDDLE: readonly string[] = [
  'The mistakes to avoid | What goes wrong? | The mistakes you have seen or made yourself, and what to do instead.',
  'What {audience} ask most | What else should I know? | Real questions, from messages and comments, with short answers.',
  'An example from beginning to end | What does it look like in real life? | One case of your own, with a picture. To find out: which one shows most.',
  'What it costs in time and money | What will it cost me? | Real figures of your own. To find out, if you do not have them.',
  'When it is not the right thing | When should I leave it? | The cases in which you would advise against it.',
  'How to tell that it went well | How do I know it worked? | What to look at, and when.',
  'Words you will meet | What does that mean? | The few words a newcomer stumbles over, a sentence each.',
];

export const CLOSING: readonly string[] = [
  'What to do next | And now? | One step, the smallest that helps, with a link.',
  'In short | What should I remember? | Three sentences to take along, nothing new.',
];
