/** Calls to action of a post. */
export type Ask = 'comment' | 'save' | 'share' | 'visit' | 'follow' | 'nothing';

/** Sentences of each call to action. */
export const ASKS: Readonly<Record<Ask, readonly string[]>> = {
  comment: [
    'What would you like to know about {about}?',
    'Which part speaks to you?',
    'What would you add?',
    'How is it where you are?',
    'What came to your mind first?',
    'Would you have done it the same way?',
  ],
  save: [
    'Save this for the day you need it.',
    'Save it now, come back to it later.',
    'Worth a second look? Save it.',
    'Keep this one: save it.',
  ],
  share: [
    'Send this to somebody who should see it.',
    'Know somebody who is into {common}? Send it on.',
    'Who comes to your mind? Send it to them.',
    'Pass it on to one person who needs it.',
  ],
  visit: [
    'More behind the link in the bio.',
    'The link in the bio leads there.',
    'Find it behind the link in the bio.',
  ],
  follow: [
    'Follow along for what comes next.',
    'There is more to come. Follow along.',
    'Stay for the next part: follow along.',
  ],
  nothing: [],
};
