import { enough, numbered, paragraphs, type Write } from './voice';

const HOOKS = [
  'Stop scrolling: this one is about {about}.',
  'Nobody talks about this side of {kind}.',
  'Let’s be honest about {about} for a moment.',
  '{Audience}: this one is for you.',
  'Save this for the day you need it: a few honest words on {about}.',
  'If somebody had told me this about {about} sooner…',
  '{Audience}, this is what you have been waiting for.',
  'Small detail, big difference: {key}.',
  '{Detail} And that is only the beginning.',
  'Wait until you hear this about {about}.',
  'Be honest: how much do you really know about {about}?',
  'One question about {about} that hardly anybody asks.',
  'You might be looking at {common} the wrong way.',
  'Let me show you {mine}, the way it really is.',
  'You have not seen {mine} like this.',
  '{Common}: love {thingit} or leave {thingit}, but {verb} this first.',
  'The easiest way to ruin {matter}? Rush it.',
  'What would you change about {common} if nobody was watching?',
  'Here is the part of {matter} that people skip.',
  'Not sure about {common}? Give me a moment.',
  'There is a better way to think about {thing}, and it starts with {key}.',
  'Think {doing} is not for you? Think again.',
  'You do not need more time for {doing}. You need a place to start.',
  'The hardest part of {doing}? Beginning.',
  '{Doing}: what they leave out.',
  'What if {doing} was easier than you think?',
  'Before you try {doing}, {verb} this.',
  'Remember the name: {name}.',
  'Before you scroll on, meet {name}.',
  '{Name}. That is the hook. Stay for the story.',
  'You will want to know {name}.',
  'Mark the date: {event}.',
  'Nobody is ready for {event}. Are you?',
  'Everything you want to know about {event}, in a moment.',
  '{Clause}? Let me show you.',
  'Ever wondered {clause}?',
  'You have asked yourself {clause}. So have I.',
];

export const hooks: Write = ({ brief, deal }) => {
  const asked = brief.count ?? 6;
  const dealt = deal(HOOKS, asked);
  return paragraphs(numbered(dealt), enough(asked, dealt.length));
};
