import { defineTool } from '../definition';

export const carouselCaptionStudio = defineTool({
  id: 'instagram/carousel-caption-studio',
  inputs: {
    topic: {
      type: 'text',
      label: 'What the carousel is about',
      placeholder: 'What a year of running a ceramics studio taught us',
      required: true,
    },
    points: {
      type: 'long',
      label: 'What you want to say',
      help: 'One thought a line: each becomes a slide. What stands behind a colon goes below the heading.',
      placeholder: 'Glazes cost more than clay: plan for them first\nEvening classes pay the rent',
      max: 4_000,
    },
    audience: { type: 'text', label: 'Who it is for', placeholder: 'people who want to open a studio' },
    goal: {
      type: 'choice',
      label: 'What the last slide asks for',
      options: {
        save: 'To be saved',
        share: 'To be sent on',
        comment: 'A comment',
        follow: 'To be followed',
        visit: 'A visit to the link in the bio',
      },
      default: 'save',
    },
    hashtags: { type: 'number', label: 'Hashtags', min: 0, max: 5, default: 4 },
    slides: { type: 'number', label: 'Slides', min: 3, max: 12, default: 7 },
  },
  output: {
    slides: {
      type: 'list',
      label: 'Slides',
      one: 'Slide',
      tell: 'The slides in order: a cover that makes somebody swipe, one thought a slide, an end that asks.',
      min: 2,
      max: 12,
      count: 'slides',
      field: 'instagram.carousel',
      text: 'heading',
      item: {
        heading: { type: 'text', label: 'Heading', tell: 'At most 8 words, read at a glance.', max: 90 },
        text: {
          type: 'text',
          label: 'Text',
          tell: 'At most 30 words that carry the heading on; empty on a slide that needs none.',
          lines: true,
          optional: true,
          max: 320,
        },
        picture: {
          type: 'text',
          label: 'Picture',
          tell: 'What is behind or beside the words, in a few words; empty for plain colour.',
          optional: true,
          max: 160,
        },
      },
    },
    caption: {
      type: 'text',
      label: 'Caption',
      tell: 'A first line that stands alone above "more", then what the slides leave out, then the ask. No hashtags.',
      lines: true,
      field: 'instagram.caption',
    },
    hashtags: {
      type: 'words',
      label: 'Hashtags',
      tell: 'As many as "hashtags" says, each with its #, from narrow to broad.',
      min: 0,
      max: 5,
      field: 'instagram.hashtags',
    },
  },
  maxTokens: 2_200,
  check({ hashtags }, { hashtags: asked }) {
    if (hashtags.length <= asked) return [];
    const message = `${hashtags.length} hashtags, where you asked for ${asked}.`;
    return [{ path: 'hashtags', severity: 'warning', message }];
  },
  sends: [
    {
      to: 'instagram/caption-generator',
      fill: ({ input }) => ({ topic: input.topic, points: input.points, audience: input.audience }),
    },
    {
      to: 'x/thread-architect',
      fill: ({ input, output }) => ({
        topic: input.topic,
        points: output.slides.map(({ heading, text }) => [heading, text].filter(Boolean).join(': ')).join('\n'),
        audience: input.audience,
      }),
    },
  ],
  page: {
    title: 'Instagram carousel generator: slides and caption',
    description:
      'Turn your notes into carousel slides that lead from one to the next, with a caption below and hashtags within five.',
    steps: [
      'Say what it is about and paste your notes, one thought a line.',
      'Choose how many slides, and what the last one asks for.',
      'Swipe through the slides as they will be read.',
      'Edit in place, write single slides anew, copy them into your design.',
    ],
    questions: [
      {
        question: 'How many slides may a carousel have?',
        answer:
          'The app takes 2 to 20. Programs that post for you take 10. A slide for every thought, and no slide without one, is a good length.',
      },
      {
        question: 'What belongs on the first slide?',
        answer: 'A promise in few words that the rest keeps. It is the only slide most people see.',
      },
      {
        question: 'Does it design the slides?',
        answer:
          'It writes them and says what could be seen. The preview shows how much room the words take; the design is yours.',
      },
    ],
    example: {
      input: {
        topic: 'What a year of running a ceramics studio taught us',
        points:
          'Glazes cost more than clay: plan for them first\nEvening classes pay the rent: the shelf comes on top\nThe kiln decides your week: everything else is arranged around it',
        audience: 'people who want to open a studio',
        goal: 'save',
        hashtags: 3,
        slides: 5,
      },
      output: {
        slides: [
          {
            heading: 'A year of a ceramics studio, in three lessons',
            text: 'For people who want to open one.',
            picture: 'The studio from the door, lights on',
          },
          {
            heading: 'Glazes cost more than clay',
            text: 'Plan for them first, and buy clay with what is left.',
            picture: 'Rows of glaze jars',
          },
          {
            heading: 'Evening classes pay the rent',
            text: 'What you sell on the shelf comes on top.',
            picture: 'Hands around a wheel, evening light',
          },
          { heading: 'The kiln decides your week', text: 'Everything else is arranged around it.', picture: '' },
          {
            heading: 'Save this for the day you sign a lease',
            text: 'And ask us anything below.',
            picture: 'The kiln door, half open',
          },
        ],
        caption:
          'Nobody told us that the kiln would decide our week.\n\nThree lessons from a year of running a ceramics studio, for people who want to open one. Swipe for what costs more than you think, what pays the rent, and what decides everything else.\n\nSave it for the day you sign a lease.',
        hashtags: ['#CeramicsStudio', '#StudioLife', '#Pottery'],
      },
    },
  },
});
