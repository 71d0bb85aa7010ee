import { capital, sentence } from '../../english/words';
import { bulleted, paragraphs, type Write } from './voice';

const OPENINGS = [
  '{Topic}: made for {audience}.',
  'Meet {mine}.',
  'Meet {name}.',
  'If you care about {thing}, you are in the right place.',
  '{Topic}, the way {audience} want {it}.',
  '{Topic} in a few honest words.',
  'Introducing {topic}.',
  'This is {mine}.',
  '{About}: this is what it is about.',
];
const VIDEO_OPENINGS = [
  'In this one: {about}.',
  'Let’s look at {about} together.',
  'A closer look at {about}, for {audience}.',
  'Everything you need to get started with {kind}.',
  'New here? This is about {about}.',
];
const CLOSINGS = [
  'Take a closer look and see whether it is for you.',
  'Questions? We are happy to answer them.',
  'Have a look around, and tell us what you think.',
];
const VIDEO_CLOSINGS = [
  'Tell me in the comments what you would like to see next.',
  'If this helped, subscribe and share it with somebody who needs it.',
];

/** Questions to the user where the brief has no details, because a description cannot be invented. */
const QUESTIONS = [
  'What sets {yours} apart?',
  'How would you describe {yours} to a friend?',
  'What do people like most about {yours}?',
  'How did it begin?',
];

const VIDEO_QUESTIONS = [
  'What will people know or be able to do at the end?',
  'What do you show first?',
  'Which tools, places or people appear?',
];

export const description: Write = ({ brief, say, deal }) => {
  const isVideo = brief.platform === 'youtube' || brief.platform === 'podcast' || brief.platform === 'tiktok';
  const opening = say(isVideo ? VIDEO_OPENINGS : OPENINGS);
  const facts = brief.details.map(sentence);
  const isSomebody = brief.topic?.shape === 'name';
  const missing = isVideo
    ? '[links you mention], [chapters]'
    : isSomebody
      ? '[how to reach you]'
      : '[price], [where to get it]';
  const unsaid = facts.length === 0 ? bulleted(deal(isVideo ? VIDEO_QUESTIONS : QUESTIONS, 3)) : '';
  const points =
    brief.details.length > 0
      ? brief.keyphrases
          .filter((phrase) => phrase.includes(' '))
          .slice(0, 4)
          .map(capital)
      : [];
  return paragraphs(
    [opening, ...facts].join(' '),
    brief.audience && !opening.includes(brief.audience) ? `For ${brief.audience}.` : '',
    points.length > 1 ? `**At a glance**\n${bulleted(points)}` : '',
    say(isVideo ? VIDEO_CLOSINGS : CLOSINGS),
    unsaid && `**Tell me, and I will work it in**\n${unsaid}`,
    `_To add, since only you know: ${missing}._`,
  );
};
