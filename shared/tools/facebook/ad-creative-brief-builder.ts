import { defineTool } from '../definition';

const GOALS = { know: 'To be known', visit: 'Visits', leads: 'Contacts', sales: 'Sales', message: 'Messages' } as const;

/** Aspect ratios of Meta's ad placements. */
const FORMATS = {
  square: '1:1 in the feed',
  tall: '4:5 in the feed',
  story: '9:16 in stories and reels',
  wide: '16:9 beside videos',
} as const;

export const adCreativeBriefBuilder = defineTool({
  id: 'facebook/ad-creative-brief-builder',
  inputs: {
    topic: { type: 'text', label: 'What is advertised', placeholder: 'An evening pottery class', required: true },
    message: {
      type: 'text',
      label: 'What people should remember',
      help: 'One sentence. If there are two, there are two ads.',
      placeholder: 'You go home with a bowl of your own',
    },
    audience: { type: 'text', label: 'Who it is for', placeholder: 'People who have never touched clay' },
    goal: { type: 'choice', label: 'What it is for', options: GOALS, default: 'visit' },
    points: {
      type: 'long',
      label: 'Proof and facts',
      help: 'What makes it believable, one a line. The brief uses these and invents none.',
      placeholder: 'Eight seats, two teachers\nClay, glaze and firing are included',
      max: 2_000,
    },
    must: { type: 'list', label: 'Has to be in it', placeholder: 'Logo in the last second', max: 8, each: 100 },
    avoid: { type: 'list', label: 'Must not be in it', placeholder: 'Children’s faces', max: 8, each: 100 },
    look: { type: 'text', label: 'How it should feel', placeholder: 'Warm, unhurried, hands rather than faces' },
    kind: {
      type: 'choice',
      label: 'What is made',
      options: { film: 'A short film', picture: 'A picture', carousel: 'A carousel' },
      default: 'film',
    },
    scenes: { type: 'number', label: 'Scenes or cards', min: 1, max: 8, default: 4 },
  },
  output: {
    objective: {
      type: 'text',
      label: 'What it is for',
      tell: 'One sentence that a designer can test the result against.',
      max: 300,
    },
    audience: {
      type: 'text',
      label: 'Who sees it',
      tell: 'Who they are, what they think now, what they should think after it.',
      max: 500,
    },
    message: {
      type: 'text',
      label: 'The one message',
      tell: 'One sentence, in words that could stand in the ad.',
      max: 200,
    },
    proof: {
      type: 'list',
      label: 'Why it is believable',
      one: 'Proof',
      tell: 'Facts of the form, each with how it could be shown.',
      min: 1,
      max: 6,
      item: {
        fact: { type: 'text', label: 'Fact', tell: 'As given.', max: 240 },
        shown: { type: 'text', label: 'Shown by', tell: 'A picture of it.', max: 240 },
      },
    },
    scenes: {
      type: 'list',
      label: 'Scenes',
      one: 'Scene',
      tell: 'In order; the first must work without sound and without what follows.',
      min: 1,
      max: 8,
      count: 'scenes',
      item: {
        seen: { type: 'text', label: 'Seen', tell: 'What is in the picture, how close, what moves.', max: 300 },
        words: {
          type: 'text',
          label: 'Words',
          tell: 'On screen, at most eight; empty for none.',
          optional: true,
          max: 120,
        },
      },
    },
    formats: {
      type: 'list',
      label: 'Formats',
      one: 'Format',
      tell: 'Where it runs, and what changes there.',
      min: 1,
      max: 4,
      item: {
        format: { type: 'choice', label: 'Format', tell: 'Which.', options: FORMATS },
        note: { type: 'text', label: 'What changes', tell: 'How it is cut or laid out for it.', max: 240 },
      },
    },
    must: {
      type: 'words',
      label: 'Has to be in it',
      tell: 'As given, and what the law asks for where that is plain.',
      min: 0,
      max: 10,
    },
    avoid: {
      type: 'words',
      label: 'Leave out',
      tell: 'As given, and the clichés of this kind of ad.',
      min: 1,
      max: 10,
    },
    test: {
      type: 'text',
      label: 'First thing to test',
      tell: 'Two versions that differ in one thing, and what would be learned.',
      max: 400,
    },
  },
  maxTokens: 2_600,
  sends: [
    {
      to: 'facebook/ad-copy-optimizer',
      fill: ({ input, output }) => ({
        topic: input.topic,
        outcome: output.message,
        points: input.points,
        audience: input.audience,
      }),
    },
  ],
  page: {
    title: 'Ad creative brief builder for Facebook',
    description:
      'A brief a designer can work from: one message, proof with how to show it, scenes, formats, what has to be in and what to leave out.',
    steps: [
      'Say what is advertised, and the one thing people should remember.',
      'Add proof, what has to be in it, and what must not.',
      'Read the brief as somebody who was not in the room.',
      'Mend it in place, and export it as a document.',
    ],
    questions: [
      {
        question: 'What belongs in a creative brief?',
        answer:
          'Who it is for, one message, why it is believable, what is seen, where it runs, what has to be in it and what must not. And nothing else.',
      },
      {
        question: 'Why only one message?',
        answer: 'People give an ad a second. Two messages share that second, and neither arrives.',
      },
      {
        question: 'Which formats does a Facebook ad need?',
        answer:
          '4:5 or 1:1 for the feed and 9:16 for stories and reels. One film cut for both beats one shape squeezed into both.',
      },
    ],
    example: {
      input: {
        topic: 'An evening pottery class',
        message: 'You go home with a bowl of your own',
        audience: 'people who have never touched clay',
        goal: 'visit',
        points: 'Eight seats, two teachers\nClay, glaze and firing are included',
        must: ['Logo in the last second'],
        avoid: ['Children’s faces'],
        look: 'Warm, unhurried, hands rather than faces',
        kind: 'film',
        scenes: 3,
      },
      output: {
        objective: 'People who have never touched clay open the page of the evening class.',
        audience:
          'People who have never touched clay. Now they think: that is for people who can do it. Afterwards: I could do that on a Tuesday.',
        message: 'You go home with a bowl of your own.',
        proof: [
          { fact: 'Eight seats, two teachers', shown: 'A table from above: eight stools, two people standing.' },
          {
            fact: 'Clay, glaze and firing are included',
            shown: 'Everything laid out on the table before anybody comes.',
          },
        ],
        scenes: [
          { seen: 'Hands, very close, pressing into a lump of clay.', words: 'Never done this before' },
          { seen: 'The same hands, a bowl that is almost one, a teacher’s hand beside it.', words: '' },
          { seen: 'A crooked bowl on a kitchen table, coffee in it.', words: 'A bowl of your own' },
        ],
        formats: [
          { format: 'tall', note: 'Hands fill the picture; words in the upper third.' },
          { format: 'story', note: 'Room above and below for the app; words in the middle.' },
        ],
        must: ['Logo in the last second'],
        avoid: ['Children’s faces', 'Perfect bowls', 'Slow motion splashes'],
        test: 'The first scene with hands against the first scene with the finished bowl: do people stop for the doing or for the result?',
      },
    },
  },
});
