import { drawPicture, line, lines, type PublishedTemplate, toolStep } from './template';

const AUDIENCE = line('Who reads it', 'People who bake at home');
const ASKED = { topic: '{{input.topic}}', audience: '{{input.audience}}' };

/** Templates for articles, courses and letters. */
export const WRITING_TEMPLATES: readonly PublishedTemplate[] = [
  {
    id: 'blog-to-everything',
    name: 'Blog to everything',
    description: 'An article becomes a thread, a reel, a description for search and a header picture.',
    inputs: {
      topic: line('What the article is about', 'Why a cold kitchen makes better bread'),
      audience: AUDIENCE,
      article: lines('The article', 'Paste it here.'),
    },
    sample: {
      topic: 'Why a cold kitchen makes better bread',
      audience: 'People who bake at home',
      article: 'A slow rise gives more taste.\nAt 14 degrees it takes a night.',
    },
    steps: [
      toolStep('thread', 'x/thread-architect', { ...ASKED, points: '{{input.article}}', posts: 5 }),
      toolStep('reel', 'instagram/reel-script-builder', { ...ASKED, points: '{{input.article}}' }),
      toolStep('search', 'google/meta-description-optimizer', { ...ASKED, points: '{{input.article}}', count: 2 }),
      drawPicture('header', 'Header of an article: {{input.topic}}. {{thread.best}}', '16:9'),
    ],
  },
  {
    id: 'weekly-recap',
    name: 'Weekly recap',
    description: 'What happened this week as a letter, posts for a group and a picture.',
    inputs: {
      topic: line('Whose week it is', 'The pottery studio on Dock Street'),
      audience: line('Who reads it', 'Members of the studio'),
      events: lines('What happened', 'The kiln was repaired'),
    },
    sample: {
      topic: 'The pottery studio on Dock Street',
      audience: 'Members of the studio',
      events: 'The kiln was repaired\nTwelve new members came',
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
                'Write a short letter about the week of {{input.topic}} for {{input.audience}}. What happened: {{input.events}}. Begin with “Dear \\{{first_name}}”.',
            },
          ],
          max_tokens: 600,
        },
      },
      toolStep('posts', 'facebook/community-post-planner', { ...ASKED, points: '{{input.events}}', posts: 3 }),
      drawPicture('picture', 'A picture of the week: {{input.events}}. {{input.topic}}', '16:9'),
    ],
  },
  {
    id: 'course-outline',
    name: 'Course outline',
    description: 'An outline, the first lesson as a script and as a voice, questions, and a cover.',
    inputs: {
      topic: line('What the course teaches', 'Your first sourdough'),
      audience: line('Who takes it', 'Beginners'),
      points: lines('What you know and want to teach', 'A starter takes a week'),
    },
    sample: {
      topic: 'Your first sourdough',
      audience: 'Beginners',
      points: 'A starter takes a week\nWet hands do not stick',
    },
    steps: [
      toolStep('outline', 'google/content-outline-builder', { ...ASKED, points: '{{input.points}}', sections: 4 }),
      toolStep('lesson', 'youtube/script-generator', { ...ASKED, points: '{{input.points}}', minutes: 2 }),
      {
        id: 'voice',
        kind: 'speech',
        input: { text: 'Welcome to {{input.topic}}, for {{input.audience}}. We begin with this: {{outline.best}}' },
      },
      toolStep('questions', 'google/faq-schema-generator', { ...ASKED, points: '{{input.points}}', count: 3 }),
      drawPicture('cover', 'Cover of a course: {{input.topic}}, for {{input.audience}}', '16:9'),
    ],
  },
];
