import { drawPicture, line, lines, type PublishedTemplate, toolStep } from './template';

const AUDIENCE = line('Who it is for', 'People who cook at home');
const ASKED = { topic: '{{input.topic}}', audience: '{{input.audience}}' };
const ABOUT = { ...ASKED, points: '{{input.points}}' };

/** Templates that carry one thing over several networks. */
export const CAMPAIGN_TEMPLATES: readonly PublishedTemplate[] = [
  {
    id: 'product-story',
    name: 'Product story',
    description: 'A carousel, hooks and a script for a short video, two ads and a picture of one product.',
    inputs: {
      topic: line('The product', 'A cast iron pan that lasts'),
      audience: AUDIENCE,
      points: lines('What is true of it', 'It is seasoned three times'),
      look: line('How it is shown', 'On a dark table, in morning light'),
    },
    sample: {
      topic: 'A cast iron pan that lasts',
      audience: 'People who cook at home',
      points: 'It is seasoned three times\nIt weighs two kilograms',
      look: 'On a dark table, in morning light',
    },
    steps: [
      toolStep('carousel', 'instagram/carousel-caption-studio', { ...ABOUT, slides: 6 }),
      toolStep('hooks', 'tiktok/hook-cta-formula', { ...ABOUT, count: 3 }),
      toolStep('video', 'tiktok/script-beat-sheet', { ...ABOUT, hook: '{{hooks.best}}' }),
      toolStep('ads', 'facebook/ad-copy-optimizer', { ...ABOUT, count: 2 }),
      drawPicture('picture', '{{input.topic}}. {{input.look}}', '4:5'),
    ],
  },
  {
    id: 'live-show',
    name: 'Live show',
    description: 'A run of show, a poll and stories that invite, and a picture for the announcement.',
    inputs: {
      topic: line('What the show is about', 'Five sauces from one pan'),
      audience: AUDIENCE,
      points: lines('What happens', 'We burn the first one on purpose'),
      host: line('Who hosts it', 'Ines, who cooks in a small kitchen'),
    },
    sample: {
      topic: 'Five sauces from one pan',
      audience: 'People who cook at home',
      points: 'We burn the first one on purpose\nViewers choose the last one',
      host: 'Ines, who cooks in a small kitchen',
    },
    steps: [
      toolStep('show', 'facebook/live-run-of-show', { ...ABOUT, host: '{{input.host}}', minutes: 30 }),
      toolStep('poll', 'x/audience-poll-generator', { ...ASKED, learn: '{{input.points}}', count: 2 }),
      toolStep('stories', 'instagram/story-sequence-planner', { ...ABOUT, frames: 4 }),
      drawPicture('picture', 'A picture for a live show: {{input.topic}}. {{input.host}}', '16:9'),
    ],
  },
  {
    id: 'lead-magnet',
    name: 'Guide for new readers',
    description: 'A free guide with its letters, a thread that leads to it, questions, and a cover.',
    inputs: {
      topic: line('What the guide is about', 'Sharpening knives at home'),
      audience: AUDIENCE,
      points: lines('What you know', 'A stone of grit 1000 is enough'),
      offer: line('What you sell later', 'A weekend course'),
    },
    sample: {
      topic: 'Sharpening knives at home',
      audience: 'People who cook at home',
      points: 'A stone of grit 1000 is enough\nThe angle matters more than the pressure',
      offer: 'A weekend course',
    },
    steps: [
      toolStep('guide', 'facebook/lead-magnet-funnel', { ...ABOUT, offer: '{{input.offer}}', emails: 3 }),
      toolStep('thread', 'x/thread-architect', { ...ABOUT, posts: 5 }),
      toolStep('questions', 'google/faq-schema-generator', { ...ABOUT, count: 3 }),
      drawPicture('cover', 'Cover of a small book: {{input.topic}}, for {{input.audience}}', '4:5'),
    ],
  },
  {
    id: 'search-article',
    name: 'Article for search',
    description: 'An outline, the article, its description for search, a post about it and a header.',
    inputs: {
      topic: line('What the article is about', 'Why rice sticks to the pan'),
      audience: AUDIENCE,
      points: lines('What you know', 'Starch on the outside makes it stick'),
      keyword: line('What people search for', 'rice sticks'),
    },
    sample: {
      topic: 'Why rice sticks to the pan',
      audience: 'People who cook at home',
      points: 'Starch on the outside makes it stick\nRinsing three times is enough',
      keyword: 'rice sticks',
    },
    steps: [
      toolStep('outline', 'google/content-outline-builder', { ...ABOUT, keyword: '{{input.keyword}}', sections: 4 }),
      toolStep('article', 'google/seo-blog-generator', { ...ABOUT, keyword: '{{input.keyword}}', sections: 4 }),
      toolStep('search', 'google/meta-description-optimizer', { ...ABOUT, keyword: '{{input.keyword}}', count: 2 }),
      toolStep('post', 'x/viral-post-composer', { thought: '{{input.topic}}', points: '{{input.points}}', count: 2 }),
      drawPicture('header', 'Header of an article: {{input.topic}}. {{outline.best}}', '16:9'),
    ],
  },
  {
    id: 'short-video-week',
    name: 'A week of short videos',
    description: 'Ideas for a week, a script for two networks, a caption, and a cover.',
    inputs: {
      topic: line('What you make videos about', 'Cooking for one'),
      audience: line('Who watches', 'People who live alone'),
      points: lines('What happens this week', 'The market opens on Thursday'),
    },
    sample: {
      topic: 'Cooking for one',
      audience: 'People who live alone',
      points: 'The market opens on Thursday\nThe oven is broken',
    },
    steps: [
      toolStep('ideas', 'tiktok/idea-sprint-planner', { ...ABOUT, days: 5 }),
      toolStep('script', 'tiktok/script-beat-sheet', ABOUT),
      toolStep('reel', 'instagram/reel-script-builder', { ...ABOUT, seconds: 30 }),
      toolStep('captions', 'tiktok/caption-generator', { ...ABOUT, count: 2 }),
      drawPicture('cover', 'Cover of a short video: {{input.topic}}. {{captions.best}}', '9:16'),
    ],
  },
  {
    id: 'spoken-newsletter',
    name: 'Spoken newsletter',
    description: 'A letter to read and its beginning to hear, a post that points to it and a picture.',
    inputs: {
      topic: line('What the letter is about', 'A month without a freezer'),
      audience: line('Who reads it', 'People who cook at home'),
      news: lines('What is new', 'The garden gives beans every day'),
    },
    sample: {
      topic: 'A month without a freezer',
      audience: 'People who cook at home',
      news: 'The garden gives beans every day\nThe cellar stays at twelve degrees',
    },
    steps: [
      {
        id: 'letter',
        kind: 'chat',
        input: {
          messages: [
            {
              role: 'user',
              content:
                'Write a short letter. Begin with “Dear \\{{first_name}}”.\nTopic: {{input.topic}}\nAudience: {{input.audience}}\nWhat is new: {{input.news}}',
            },
          ],
          max_tokens: 600,
        },
      },
      {
        id: 'voice',
        kind: 'speech',
        input: { text: 'This month: {{input.topic}}. {{input.news}}' },
      },
      toolStep('post', 'x/viral-post-composer', {
        thought: '{{input.topic}}',
        points: '{{input.news}}',
        audience: '{{input.audience}}',
        count: 2,
      }),
      drawPicture('picture', 'A picture for a letter: {{input.topic}}. {{input.news}}', '16:9'),
    ],
  },
];
