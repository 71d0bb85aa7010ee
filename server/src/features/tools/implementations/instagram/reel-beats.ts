/** Spoken hooks of the first seconds. */
export const HOOKS: readonly string[] = [
  'If you are {audience}, give me {seconds} seconds.',
  '{Outcome}. Here is how.',
  'You want {outcome}? Watch this.',
  '{Doing} does not have to be hard.',
  'Before you try {doing}, watch this.',
  'This is the part of {matter} people skip.',
  'You might be looking at {common} the wrong way.',
  'Let me show you {mine}.',
  'Meet {name}.',
  '{Event}: this is what is coming.',
  'Have you ever asked yourself {clause}?',
  'A closer look at {about}.',
];

/** Beats without facts: spoken text, then picture. */
export const PROMPTS: readonly string[] = [
  'It begins here. | Where it begins: everything laid out, nothing touched',
  'Look closely at this part. | The part that takes care, close up',
  'This is where most people hurry. | The slow part, at its real speed',
  'And this is the moment I like best. | The moment itself, held a second longer',
  'Now look at it from here. | The same from above',
  'One last thing. | The last step, from the side',
];

export const SEEN = {
  talking: ['You, to the camera', 'You, closer', 'Your hands while you say it', 'You, from the side'],
  voiceover: ['Your hands doing it', 'The same, close up', 'From above', 'From the side, in daylight'],
  silent: [
    'Your hands doing it',
    'Close up, nothing moves but what matters',
    'From above',
    'From the side, in daylight',
  ],
} as const;

export const ENDS = {
  save: ['Save this for the day you need it.', 'Save it, and come back to it.'],
  share: ['Send this to somebody who needs it.', 'Know somebody? Send it on.'],
  comment: ['Tell me how you do it.', 'What should I show next?'],
  follow: ['Follow along for the next one.', 'There is more to come. Follow along.'],
} as const;
