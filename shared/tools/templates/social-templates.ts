import { drawEach, drawPicture, line, lines, type PublishedTemplate, toolStep } from './template';

const TOPIC = line('What it is about', 'A pottery studio that opens in June');
const AUDIENCE = line('Who it is for', 'People who make things by hand');
const SAMPLE = { topic: 'A pottery studio that opens in June', audience: 'People who make things by hand' };
const ASKED = { topic: '{{input.topic}}', audience: '{{input.audience}}' };

/** Templates for posts on social networks. */
export const SOCIAL_TEMPLATES: readonly PublishedTemplate[] = [
  {
    id: 'quote-cards',
    name: 'Quote cards',
    description: 'Five posts from a thought, and three cards to go with them.',
    inputs: {
      thought: lines('Your thought', 'Glazes cost more than clay, and nobody says so.'),
      audience: AUDIENCE,
      look: line('How the cards look', 'Pale plaster, soft shadows'),
    },
    sample: {
      thought: 'Glazes cost more than clay, and nobody says so.',
      audience: SAMPLE.audience,
      look: 'Pale plaster, soft shadows',
    },
    steps: [
      toolStep('quotes', 'x/viral-post-composer', {
        thought: '{{input.thought}}',
        audience: '{{input.audience}}',
        count: 5,
      }),
      drawEach('cards', '{{quotes.posts}}', 'A quiet background for words: {{input.look}}. {{item.text}}', 3, '1:1'),
      toolStep('captions', 'instagram/caption-generator', {
        topic: '{{quotes.best}}',
        audience: '{{input.audience}}',
        count: 2,
      }),
    ],
  },
  {
    id: 'week-of-posts',
    name: 'A week of posts',
    description: 'A plan for a week, a caption, stories, and a picture for the first of them.',
    inputs: { topic: TOPIC, audience: AUDIENCE, news: lines('What is going on', 'The kiln arrives on Tuesday') },
    sample: { ...SAMPLE, news: 'The kiln arrives on Tuesday\nThe first class is on Saturday' },
    steps: [
      { id: 'brand', kind: 'brand', input: {} },
      toolStep('plan', 'x/content-calendar-builder', { ...ASKED, points: '{{input.news}}', weeks: 1, perWeek: 5 }),
      toolStep('captions', 'instagram/caption-generator', { ...ASKED, points: '{{input.news}}', count: 3 }),
      toolStep('stories', 'instagram/story-sequence-planner', { ...ASKED, points: '{{input.news}}', frames: 4 }),
      drawPicture('picture', 'For a post: {{captions.best}}. {{input.topic}}', '4:5'),
    ],
  },
  {
    id: 'event-kit',
    name: 'Event kit',
    description: 'An event page, posts, stories and a poster.',
    inputs: {
      topic: line('The event', 'Open studio: throw your first bowl'),
      date: line('Day and time', 'Saturday 14 June, 10 to 16'),
      place: line('Place', 'Dock Street 12'),
      points: lines('What happens there', 'Everybody makes one bowl'),
    },
    sample: {
      topic: 'Open studio: throw your first bowl',
      date: 'Saturday 14 June, 10 to 16',
      place: 'Dock Street 12',
      points: 'Everybody makes one bowl\nThe kiln is opened at noon',
    },
    steps: [
      toolStep('page', 'facebook/event-promotion-kit', {
        topic: '{{input.topic}}',
        date: '{{input.date}}',
        place: '{{input.place}}',
        points: '{{input.points}}',
      }),
      toolStep('stories', 'instagram/story-sequence-planner', {
        topic: '{{input.topic}}',
        points: '{{input.points}}',
        day: '{{input.date}}',
        frames: 4,
      }),
      drawPicture('poster', 'A poster without words: {{input.topic}}. {{input.points}}', '4:5'),
    ],
  },
  {
    id: 'ad-set',
    name: 'Ad set',
    description: 'Three ads with a picture each, ready to compare.',
    inputs: { topic: TOPIC, audience: AUDIENCE, offer: line('The offer', 'First class at half price') },
    sample: { ...SAMPLE, offer: 'First class at half price' },
    steps: [
      toolStep('ads', 'facebook/ad-copy-optimizer', { ...ASKED, offer: '{{input.offer}}', count: 3 }),
      drawEach('pictures', '{{ads.ads}}', 'A picture for an ad: {{item.text}} {{input.topic}}', 3, '1:1'),
      toolStep('reel', 'instagram/reel-script-builder', { ...ASKED, points: '{{input.offer}}', seconds: 20 }),
    ],
  },
];
