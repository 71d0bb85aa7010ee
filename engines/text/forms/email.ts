import { sentence } from '../../english/words';
import { bulleted, paragraphs, type Write } from './voice';

const SUBJECTS = [
  'A quick word about {about}',
  'For you: {topic}',
  '{Topic}: what you should know',
  'For {audience}: {topic}',
  'News: {topic}',
  'Meet {name}',
  'A thought on {about}',
];
const OPENINGS = [
  'I am writing to tell you about {about}.',
  'I have something to tell you about {about}.',
  'I wanted you to be among the first to hear about {about}.',
  'A short note about {about}.',
];
const FORMAL = ['I am writing to let you know about {about}.', 'I would like to tell you about {about}.'];
const WHY = [
  'It might be just the thing for you.',
  'If {thing} matter{kinds} to you, I think you will like this.',
  'I thought it might be something for you.',
];
const ASKS = [
  'Have a look here: [link]',
  'Would you like to know more? Just reply to this email.',
  'All the details are here: [link]',
  'Reply with a simple “yes” and I will send you everything.',
];

export const email: Write = ({ brief, deal, say }) => {
  const formal = brief.tone === 'professional';
  return paragraphs(
    `**Subject lines to choose from**\n${bulleted(deal(SUBJECTS, 3))}`,
    formal ? 'Dear [name],' : 'Hi [name],',
    [say(formal ? FORMAL : OPENINGS), ...brief.details.map(sentence)].join(' '),
    say(WHY),
    say(ASKS),
    `${formal ? 'Kind regards' : say(['Warmly', 'All the best', 'Talk soon'])},\n[your name]`,
  );
};
