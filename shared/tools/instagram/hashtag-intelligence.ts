import { defineTool } from '../definition';

export const hashtagIntelligence = defineTool({
  id: 'instagram/hashtag-intelligence',
  inputs: {
    topic: {
      type: 'text',
      label: 'What the post is about',
      placeholder: 'Wheel-thrown stoneware mugs',
      required: true,
    },
    words: {
      type: 'list',
      label: 'Words of your craft',
      help: 'What people in it say: techniques, materials, styles.',
      placeholder: 'reduction firing',
      max: 10,
      each: 40,
    },
    audience: { type: 'text', label: 'Who it is for', placeholder: 'home cooks' },
    place: { type: 'text', label: 'Where it is', placeholder: 'Leeds', max: 60 },
    own: {
      type: 'text',
      label: 'Your own hashtag',
      help: 'Stands in every set.',
      placeholder: '#MudAndFire',
      max: 60,
    },
    avoid: { type: 'list', label: 'Hashtags to leave out', placeholder: '#love', max: 12, each: 40 },
    count: { type: 'number', label: 'Sets', min: 2, max: 5, default: 3 },
  },
  output: {
    sets: {
      type: 'list',
      label: 'Sets',
      one: 'Set',
      tell: 'Different sets to take turns with, the most exact first.',
      min: 1,
      max: 5,
      count: 'count',
      item: {
        name: { type: 'text', label: 'Set', tell: 'What the set leans on, in two to four words.', max: 60 },
        hashtags: {
          type: 'words',
          label: 'Hashtags',
          tell: 'Three to five, each with its # and without spaces, from narrow to broad.',
          min: 1,
          max: 5,
          field: 'instagram.hashtags',
        },
        why: { type: 'text', label: 'Who looks there', tell: 'One short sentence; no numbers of posts.', max: 200 },
      },
    },
  },
  maxTokens: 700,
  check({ sets }, { avoid }) {
    const refused = new Set(avoid.map(bare));
    return sets.flatMap(({ hashtags }, at) =>
      hashtags.flatMap((tag, word) => {
        const path = `sets.${at}.hashtags`;
        if (!TAG.test(tag))
          return [{ path, severity: 'error' as const, message: `Hashtag ${word + 1} is none: a # and no spaces.` }];
        if (refused.has(bare(tag))) return [{ path, severity: 'error' as const, message: `${tag} is to be left out.` }];
        return [];
      }),
    );
  },
  sends: [
    {
      to: 'instagram/caption-generator',
      fill: ({ input }) => ({ topic: input.topic, audience: input.audience }),
    },
  ],
  page: {
    title: 'Instagram hashtag generator: sets of five',
    description:
      'Hashtags made of your own words, in sets of up to five from narrow to broad. No invented numbers of posts.',
    steps: [
      'Say what the post is about, and add the words of your craft.',
      'Add your place, your readers and your own hashtag where they matter.',
      'Search for the ones you do not know in Instagram, and look at what stands there.',
      'Copy a set, and take another one with the next post.',
    ],
    questions: [
      {
        question: 'How many hashtags does Instagram take?',
        answer: 'Five in a caption since December 2025. Fewer exact ones say more about a post than many broad ones.',
      },
      {
        question: 'How often is a hashtag used?',
        answer:
          'Only Instagram knows. The tool shows no numbers it cannot have: search for a hashtag there, and look at who posts.',
      },
      {
        question: 'Why several sets?',
        answer: 'Posts differ. A set that leans on the craft finds others than one that leans on the place.',
      },
    ],
    example: {
      input: {
        topic: 'Wheel-thrown stoneware mugs',
        words: ['reduction firing', 'studio pottery'],
        audience: 'home cooks',
        place: 'Leeds',
        own: '#MudAndFire',
        count: 3,
      },
      output: {
        sets: [
          {
            name: 'The craft',
            hashtags: ['#WheelThrown', '#ReductionFiring', '#StudioPottery', '#StonewareMugs', '#MudAndFire'],
            why: 'People who make pots themselves.',
          },
          {
            name: 'The place',
            hashtags: ['#LeedsPottery', '#MadeInLeeds', '#StonewareMugs', '#MudAndFire'],
            why: 'People near enough to come by.',
          },
          {
            name: 'The table',
            hashtags: ['#StonewareMugs', '#HomeCooks', '#HandmadeMug', '#MudAndFire'],
            why: 'People who would drink from it.',
          },
        ],
      },
    },
  },
});

const TAG = /^[#＃](?=[\p{N}_]*\p{L})[\p{L}\p{M}\p{N}_]+$/u;
const bare = (tag: string) => tag.replace(/^[#＃]/, '').toLowerCase();
