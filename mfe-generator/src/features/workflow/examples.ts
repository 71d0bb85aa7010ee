import { reference } from '@flint/shared/contracts/workflow/references';
import type { WorkflowOrder } from './order';

const TOKENS = 120;
const ask = (content: string) => ({ messages: [{ role: 'user', content }], max_tokens: TOKENS });

/** Example workflows. */
export const EXAMPLES: readonly WorkflowOrder[] = [
  {
    name: 'Idea → picture → film',
    steps: [
      { id: 'idea', type: 'chat', input: ask('Write one caption about a lighthouse on the first day of spring') },
      {
        ...{ id: 'picture', type: 'image' },
        input: { prompt: reference('idea', 'text'), image_url: '', num_images: 1, aspect_ratio: '16:9' },
      },
      {
        ...{ id: 'film', type: 'video' },
        input: {
          prompt: reference('idea', 'text'),
          image_url: reference('picture', 'image'),
          duration: 5,
          aspect_ratio: '16:9',
        },
      },
    ],
  },
  {
    name: 'Script → voice',
    steps: [
      { id: 'script', type: 'chat', input: ask('Write one caption for a podcast about slow travel') },
      { id: 'voice', type: 'speech', input: { text: reference('script', 'text'), voice: 'clara' } },
    ],
  },
  {
    name: 'Picture → prompt → three variations',
    steps: [
      {
        ...{ id: 'picture', type: 'image' },
        input: { prompt: 'A red fox in fresh snow at dawn', image_url: '', num_images: 1, aspect_ratio: '1:1' },
      },
      { id: 'look', type: 'prompt', input: { images: [reference('picture', 'image')], text: '' } },
      {
        ...{ id: 'variations', type: 'image' },
        input: {
          prompt: `A red fox, ${reference('look', 'text')}`,
          ...{ image_url: '', num_images: 3, aspect_ratio: '1:1' },
        },
      },
    ],
  },
];
