import { capital } from '../../english/words';
import { enough, numbered, paragraphs, type Write } from './voice';

const SLOGANS = [
  '{Matter}, done with care.',
  '{Matter}. Simply.',
  'Made for {audience}.',
  '{Thing}, the way you like {thingit}.',
  'Less noise. More {matter}.',
  'Life is better with {thing}.',
  'Come for {thing}. Stay for the people.',
  '{Matter} worth coming back for.',
  'Where {audience} feel at home.',
  '{Matter}, without the fuss.',
  'Good days begin with {thing}.',
  'Finally, a {one} for {audience}.',
  'The {one} you will come back to.',
  'Your {one}. Your way.',
  'One {one}. No fuss.',
  'A {one} that keeps its word.',
  'Built around {audience}.',
  '{Audience} first.',
  '{Name}. And you know.',
  '{Name}. Made to be remembered.',
  'It has to be {name}.',
  'Ask for {name}.',
  '{Name}: see you there.',
  '{Name}. Simply good.',
  'Be there. {Event}.',
  '{Event}: save your seat.',
  '{Doing}, made simple.',
  'Start {doing}.',
  '{Doing} for everyone.',
  'More than {thing}.',
];

export const slogans: Write = ({ brief, deal }) => {
  const asked = brief.count ?? 6;
  const dealt = deal(SLOGANS, asked).map(capital);
  return paragraphs(numbered(dealt), enough(asked, dealt.length));
};
