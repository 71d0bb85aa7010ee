/** First slides, which make viewers swipe. */
export const COVERS: readonly string[] = [
  '{About}',
  '{About}, one slide at a time',
  'What to know about {kind}',
  'The short version: {about}',
  'Before you try {doing}',
  '{Clause}, in plain words',
  '{About}: keep this one',
];

export const UNDER_COVER: readonly string[] = ['For {audience}.', 'Made for {audience}. Swipe.', 'Swipe →'];

/** Slides without facts: heading, then text. */
export const THOUGHTS: readonly string[] = [
  'Begin small | One step for today. The rest can wait.',
  'Ask why first | What made you curious about {kind}? Keep that answer close.',
  'Change one thing at a time | Or you will not know what helped.',
  'Keep what works | Leave what only looks like work.',
  'Say it in one sentence | If you cannot explain {kind} simply, look again.',
  'Write it down | Next time you will be glad you did.',
  'Ask somebody one step ahead | What would they do differently?',
  'Make it easy to begin again | A bad week is only a week.',
  'Look at it from the other side | What would {audience} say about it?',
  'Small and often | It beats big and seldom.',
];

/** Last slides by call to action: heading, then text. */
export const ENDS = {
  save: ['Save this for later | You will know where to find it.', 'Keep this one | Save it for the day you need it.'],
  share: ['Who should see this? | Send it to them.', 'Pass it on | One person comes to your mind.'],
  comment: ['What would you add? | Tell me in the comments.', 'Which slide is yours? | Write its number below.'],
  follow: ['There is more to come | Follow along.', 'Stay for the next one | Follow along.'],
  visit: ['All of it in one place | The link is in the bio.', 'Read on | The link in the bio leads there.'],
} as const;

export const CAPTIONS: readonly string[] = [
  '{About}, one slide at a time.',
  'Short slides on {about}.',
  'What I would tell a friend about {about}.',
  'Swipe slowly. This one is about {about}.',
];
