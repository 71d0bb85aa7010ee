import type { Step } from '../steps/graph';
import { drawPicture, line, lines, type PublishedTemplate, toolStep } from '../templates/template';

/** An agent that comes with the product. */
export interface PublishedAgent extends PublishedTemplate {
  /** What every writing step is told first. */
  readonly instructions: string;
  /** Credits at which a run stops and asks. */
  readonly budget: number | null;
}

const approve = (id: string, show: string): Step => ({ id, kind: 'choice', input: { show } });
const choose = (id: string, from: string): Step => ({ id, kind: 'choice', input: { from } });
const write = (id: string, content: string): Step => ({
  ...{ id, kind: 'chat', input: { messages: [{ role: 'user', content }], max_tokens: 600 } },
});

const PLAIN = 'Write plainly, in short sentences. Keep to the facts that you are given, and invent none.';
const AUDIENCE = line('Who it is for', 'People who make things by hand');

/** All agents that come with the product, in display order. */
export const PUBLISHED_AGENTS: readonly PublishedAgent[] = [
  {
    id: 'notes-to-thread',
    name: 'Notes to a thread',
    description: 'Turns your notes into a thread with a header picture, once you have chosen the opening.',
    instructions: PLAIN,
    budget: 60,
    inputs: { notes: lines('Your notes', 'The first bowl cracked. The second held.'), audience: AUDIENCE },
    sample: { notes: 'The first bowl cracked. The second held.', audience: 'People who make things by hand' },
    steps: [
      toolStep('openings', 'x/viral-post-composer', {
        ...{ thought: '{{input.notes}}', audience: '{{input.audience}}', count: 5 },
      }),
      choose('opening', '{{openings.posts}}'),
      write(
        'thread',
        'A thread of six posts, each at most 280 characters. It opens with: {{opening.text}}. From: {{input.notes}}',
      ),
      drawPicture('header', 'A quiet header picture without words for: {{opening.text}}', '16:9'),
    ],
  },
  {
    id: 'video-launch',
    name: 'A video on its way',
    description: 'Titles to choose from, a description and a thumbnail picture, which waits for your approval.',
    instructions: PLAIN,
    budget: 60,
    inputs: { topic: line('What the video shows', 'Throwing a first bowl'), audience: AUDIENCE },
    sample: { topic: 'Throwing a first bowl', audience: 'People who make things by hand' },
    steps: [
      toolStep('titles', 'youtube/title-generator', { topic: '{{input.topic}}', audience: '{{input.audience}}' }),
      choose('title', '{{titles.titles}}'),
      write('description', 'A description of 120 words for a video called {{title.text}} about {{input.topic}}.'),
      approve('approved', '{{description.text}}'),
      drawPicture('thumbnail', 'One clear thing, much empty space: {{title.text}}. {{approved.text}}', '16:9'),
    ],
  },
  {
    id: 'picture-and-caption',
    name: 'A picture with its caption',
    description: 'One picture and three captions in your brand, ready to post.',
    instructions: PLAIN,
    budget: null,
    inputs: { topic: line('What the post says', 'The kiln is warm'), audience: AUDIENCE },
    sample: { topic: 'The kiln is warm', audience: 'People who make things by hand' },
    steps: [
      toolStep('captions', 'instagram/caption-generator', {
        ...{ topic: '{{input.topic}}', audience: '{{input.audience}}', count: 3 },
      }),
      drawPicture('picture', 'For a post: {{captions.best}}. {{input.topic}}', '4:5'),
    ],
  },
];

export function findPublishedAgent(id: string): PublishedAgent | undefined {
  return PUBLISHED_AGENTS.find((agent) => agent.id === id);
}
