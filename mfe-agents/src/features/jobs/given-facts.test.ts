import type { JobStep } from '@flint/shared/contracts/step-jobs';
import { captionGenerator } from '@flint/shared/tools/instagram/caption-generator';
import { givenFacts } from './given-facts';

const TOOLS = { 'instagram/caption-generator': captionGenerator };
const PICTURE = { id: 'b1', url: '/media/pictures/b1.webp?e=2&s=new' };
const MADE = { steps: [{ id: 'cover', images: [PICTURE], media: [] } as unknown as JobStep] };

test('a tool says each value under the label of its field, and a choice by its option', () => {
  const input = { tool: 'instagram/caption-generator', input: { goal: 'save', topic: 'Mugs', audience: '', count: 3 } };
  expect(givenFacts({ kind: 'tool', input }, TOOLS, MADE)).toEqual([
    { label: 'What the post shows', words: 'Mugs' },
    { label: 'What it asks for', words: 'To be saved' },
    { label: 'How many', words: '3' },
  ]);
  expect(givenFacts({ kind: 'tool', input }, {}, MADE)).toContainEqual({ label: 'Topic', words: 'Mugs' });
});

test('instructions and the request of a writing step are told apart', () => {
  const messages = [
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: 'A title' },
  ];
  expect(givenFacts({ kind: 'chat', input: { messages, max_tokens: 90 } }, {}, MADE)).toEqual([
    { label: 'Instructions', words: 'Be brief.' },
    { label: 'What it writes', words: 'A title' },
    { label: 'Longest answer, in tokens', words: '90' },
  ]);
});

test('a picture of an earlier step is shown by its present address, and named by its step', () => {
  const input = { prompt: 'Bluer', image_url: '/media/pictures/b1.webp?e=1&s=old' };
  expect(givenFacts({ kind: 'edit', input }, {}, MADE)).toEqual([
    { label: 'What it makes', words: 'Bluer' },
    { label: 'Picture', words: 'From cover', picture: PICTURE.url },
  ]);
  const upload = '0b54d5d6-39f4-4a10-9d2c-1a6f0d8f3c11';
  expect(givenFacts({ kind: 'edit', input: { image_url: upload } }, {}, MADE)).toEqual([
    { label: 'Picture', words: 'A file of your own' },
  ]);
});
