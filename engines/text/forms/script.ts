import { sentence } from '../../english/words';
import { paragraphs, type Write } from './voice';

const HOOKS = [
  'Give me a minute. I want to show you something about {about}.',
  'Here is something about {about} that might surprise you.',
  'If {about} is on your mind, stay with me.',
  'Let me introduce you to {name}.',
  '{Audience}, this one is for you.',
];
const SETUPS = [
  'Today we are looking at {about}, and this is for {audience}.',
  'So what is it about {kind}? Let me take you through it.',
  'First, a little background on {about}.',
  'Let me start at the beginning.',
];
const SHOWS = [
  'Here, look at this. This is the part that counts.',
  'Watch what happens when we take it step by step.',
  'Look closely at {key}. That is where it begins.',
];
const TURNS = [
  'The simple way is often the best one. Keep that in mind.',
  'Is it for you? There is only one way to find out.',
  'And here is the thing: you do not need to get it right the first time.',
  'You might expect it to be complicated. Look again.',
];
const CLOSES = [
  'That is {about}, the short version. Tell me below what you would like to see next.',
  'If you know somebody who would love this, send it to them. See you next time.',
  'Thanks for watching. See you in the next one.',
];
const VISUALS = [
  'close-up of {yours}{object?}',
  'you, talking to the camera',
  'hands at work, no words needed',
  'text on screen: {kind}',
  'a wide shot of the place',
  '{name} in a single frame',
  'the first step, from above',
  'before and after, side by side',
];

export const script: Write = ({ brief, deal, say }) => {
  const visuals = deal(VISUALS, 5);
  const facts = brief.details.map(sentence);
  const part = (name: string, at: number, words: string) =>
    `**${name}**\n[Visual: ${visuals[at] ?? 'your choice'}]\n“${words}”`;
  return paragraphs(
    part('Hook', 0, say(HOOKS)),
    part('Setup', 1, say(SETUPS)),
    part('Show', 2, facts.length > 0 ? facts.slice(0, 3).join(' ') : say(SHOWS)),
    part('Turn', 3, say(TURNS)),
    part('Close', 4, say(CLOSES)),
  );
};
