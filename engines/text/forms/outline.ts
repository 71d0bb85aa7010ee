import { sentence, titleCase } from '../../english/words';
import { bulleted, paragraphs, type Write } from './voice';

const TITLES = [
  'A practical guide to {kind}',
  '{Kind} for {audience}',
  '{Thing}: what matters and what does not',
  'Getting started: {doing}',
  'The story of {name}',
  '{Clause}, in plain words',
  'Everything about {yours}{event?}',
  'A closer look at {yours}',
];
const INTRO = [
  'Open with a moment: the day {yours} first mattered to you',
  'Say who this is for: {audience}',
  'Promise one thing the reader will be able to do at the end',
  'Name the problem in the words your reader would use',
];
const BASICS = [
  '{Yours} in one plain sentence',
  'What people often get wrong about {yours}',
  'Words to explain before you go on: {keys}',
  'Why it matters now',
];
const STEPS = [
  'The first step, small enough for today',
  'What the reader needs before starting',
  'How to tell that it is going well',
  'A real example, with a picture or a quote',
  'The mistake you made yourself, and what it taught you',
  'What {audience} ask most',
  'A checklist to keep',
];
const END = [
  'One sentence to remember',
  'The next step: what should the reader do now?',
  'A question for the comments',
];

export const outline: Write = ({ brief, deal, say }) => {
  const facts = brief.details.map((detail) => sentence(detail).replace(/\.$/, ''));
  const section = (heading: string, lines: readonly string[]) => `**${heading}**\n${bulleted(lines)}`;
  return paragraphs(
    `## ${titleCase(say(TITLES))}`,
    section('Introduction', deal(INTRO, 3)),
    section('The basics', deal(BASICS, 3)),
    facts.length > 0 ? section('What you already know and should tell', facts) : '',
    section('Step by step', deal(STEPS, Math.min(5, Math.max(3, brief.count ?? 4)))),
    section('To close', deal(END, 3)),
  );
};
