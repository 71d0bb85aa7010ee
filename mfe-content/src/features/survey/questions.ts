/** One question of the survey. Its key is stored with the answer and never reused for another question. */
export interface Question {
  readonly key: string;
  /** Name of the step. */
  readonly step: string;
  readonly question: string;
  readonly help: string;
  /** `many`: any number of the choices, `one`: one of them, `text`: own words. */
  readonly kind: 'many' | 'one' | 'text';
  readonly choices: readonly string[];
}

/** The survey, in order. Every question may be skipped. */
export const QUESTIONS: readonly Question[] = [
  {
    key: 'makes',
    step: 'Work',
    question: 'What do you make?',
    help: 'Choose all that fit.',
    kind: 'many',
    choices: ['Videos', 'Short videos', 'Pictures', 'Articles', 'Podcasts', 'Music', 'Courses'],
  },
  {
    key: 'publishes',
    step: 'Platforms',
    question: 'Where do you publish?',
    help: 'Choose all that fit.',
    kind: 'many',
    choices: ['YouTube', 'Instagram', 'TikTok', 'X', 'Facebook', 'A site of my own', 'A newsletter'],
  },
  {
    key: 'often',
    step: 'Rhythm',
    question: 'How often do you publish?',
    help: 'Choose the nearest.',
    kind: 'one',
    choices: ['Every day', 'Several times a week', 'Once a week', 'Once a month', 'Less often'],
  },
  {
    key: 'satisfied',
    step: 'Flint',
    question: 'How well does Flint fit into your work?',
    help: 'As it is today.',
    kind: 'one',
    choices: ['Very well', 'Well', 'Partly', 'Badly', 'I have not tried it yet'],
  },
  {
    key: 'missing',
    step: 'Missing',
    question: 'What is missing, or in the way?',
    help: 'In your own words.',
    kind: 'text',
    choices: [],
  },
];
