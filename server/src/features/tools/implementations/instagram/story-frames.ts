export const OPENINGS: readonly string[] = [
  '{About}. Come along?',
  'Today: {about}.',
  'Come and see: {about}.',
  'A few stories on {about}.',
  '{Doing}, from here on.',
  '{Event}. It begins.',
  'Have you ever asked yourself {clause}?',
];

/** Stories without facts: text, then picture. */
export const PROMPTS: readonly string[] = [
  'How it looks before anything is done. | The whole of it, from the door',
  'The part nobody sees. | What is usually out of the picture',
  'Closer. | The same from a hand’s width away',
  'Halfway there. | You, at work, filmed from the side',
  'This took longer than it looks. | The slow part, speeded up',
  'And this is where we are now. | The result so far, in daylight',
  'My favourite part of it. | That part alone, nothing else in the picture',
];

export const PICTURES: readonly string[] = [
  'What the words say, filmed upright',
  'A close-up, held still',
  'Your hands, from above',
  'The same place from further away',
  'You, talking to the phone',
];

export const ASKS = {
  answers: ['Ask me anything about {about}', 'What would you like to know about {about}?', 'How do you see it?'],
  votes: [
    'More of this? Yes please / Something else',
    'Did you know? Yes / No, tell me more',
    'Would you try it? Yes / Not yet',
  ],
  waiting: ['{day}', 'Remind me: {day}'],
  visits: ['{link}'],
} as const;

/** Sticker of each goal. */
export const STICKER_OF = { answers: 'question', votes: 'poll', waiting: 'countdown', visits: 'link' } as const;

/** Text above the sticker. */
export const ASKING = {
  answers: ['Your turn: ask.', 'Questions? Here is the place.'],
  votes: ['You decide.', 'What do you think?'],
  waiting: ['Not long now.', 'Set a reminder?'],
  visits: ['All of it is here.', 'Read on here.'],
} as const;

export const ENDS: readonly string[] = [
  'Thank you for coming along.',
  'That is it for today. More soon.',
  'Tell me what you would like to see next.',
  'Know somebody who would like this? Send it on.',
];
