import { drawEach, drawPicture, line, lines, type PublishedTemplate, toolStep } from './template';

const ABOUT = {
  topic: line('What the video is about', 'Baking sourdough in a cold kitchen'),
  audience: line('Who it is for', 'Home bakers'),
};
const SAMPLE = { topic: 'Baking sourdough in a cold kitchen', audience: 'Home bakers' };
const ASKED = { topic: '{{input.topic}}', audience: '{{input.audience}}' };

/** Templates for people who make videos. */
export const VIDEO_TEMPLATES: readonly PublishedTemplate[] = [
  {
    id: 'launch-kit',
    name: 'Video launch kit',
    description: 'Titles, a thumbnail, the description and posts for two networks from one topic.',
    inputs: { ...ABOUT, points: lines('What is in it', 'Feeding a starter at 16 degrees') },
    sample: { ...SAMPLE, points: 'Feeding a starter at 16 degrees\nA longer rise overnight' },
    steps: [
      toolStep('titles', 'youtube/title-generator', { ...ASKED, count: 5 }),
      drawPicture('thumbnail', 'Thumbnail: {{titles.best}}. {{input.topic}}, for {{input.audience}}', '16:9'),
      toolStep('description', 'youtube/description-generator', {
        ...ASKED,
        title: '{{titles.best}}',
        points: '{{input.points}}',
      }),
      toolStep('thread', 'x/thread-architect', { ...ASKED, points: '{{input.points}}', posts: 5 }),
    ],
  },
  {
    id: 'thumbnail-abc',
    name: 'Thumbnails A, B and C',
    description: 'Words for a thumbnail, and three pictures to compare.',
    inputs: { ...ABOUT, scene: line('What is seen', 'A round loaf held up beside a frosted window') },
    sample: { ...SAMPLE, scene: 'A round loaf held up beside a frosted window' },
    steps: [
      toolStep('titles', 'youtube/title-generator', { ...ASKED, count: 3 }),
      toolStep('words', 'youtube/thumbnail-copy-assistant', {
        topic: '{{input.topic}}',
        title: '{{titles.best}}',
        picture: '{{input.scene}}',
        count: 3,
      }),
      drawEach('pictures', '{{words.options}}', '{{input.scene}}. Mood: {{item.text}}. {{input.topic}}', 3, '16:9'),
    ],
  },
  {
    id: 'podcast-to-shorts',
    name: 'Podcast to shorts',
    description: 'What was said in an episode becomes hooks, a script for a short, a caption and a cover.',
    inputs: { ...ABOUT, said: lines('What was said', 'Paste the transcript, or the best parts of it.') },
    sample: { ...SAMPLE, said: 'We began with a starter that would not rise.\nThe kitchen was at 14 degrees.' },
    steps: [
      toolStep('hooks', 'tiktok/hook-cta-formula', { ...ASKED, points: '{{input.said}}', count: 3 }),
      toolStep('script', 'tiktok/script-beat-sheet', { ...ASKED, hook: '{{hooks.best}}', points: '{{input.said}}' }),
      toolStep('captions', 'tiktok/caption-generator', { ...ASKED, points: '{{input.said}}', count: 2 }),
      drawPicture('cover', 'Cover of a short video: {{hooks.best}}. {{input.topic}}', '9:16'),
    ],
  },
  {
    id: 'channel-branding',
    name: 'Channel branding',
    description: 'Names, a bio and a banner for a new channel.',
    inputs: {
      topic: line('What the channel is about', 'Bread, baked slowly'),
      audience: line('Who it is for', 'Home bakers'),
      look: line('How it looks', 'Warm light, flour and linen'),
    },
    sample: { topic: 'Bread, baked slowly', audience: 'Home bakers', look: 'Warm light, flour and linen' },
    steps: [
      toolStep('names', 'youtube/name-generator', { ...ASKED, count: 5 }),
      toolStep('bio', 'instagram/bio-generator', {
        topic: '{{input.topic}}',
        audience: '{{input.audience}}',
        name: '{{names.best}}',
        count: 3,
      }),
      drawPicture('banner', 'A wide banner without words: {{input.look}}. {{input.topic}}', '16:9'),
      drawPicture('avatar', 'A simple round emblem: {{input.look}}. {{names.best}}', '1:1'),
    ],
  },
];
