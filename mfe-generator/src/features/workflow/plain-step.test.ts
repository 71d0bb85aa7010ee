import { slotOf } from '@flint/shared/contracts/workflow/step-types';
import { textAt } from './input-path';
import { blankInput, PLAIN_KINDS, plainFields } from './plain-step';

test.each(PLAIN_KINDS)('%s: its text and its file are asked for where its step takes them', (type) => {
  const { words, file } = plainFields(type);
  expect(words ?? file).toBeDefined();
  for (const [field, takes] of [
    [words, 'text'],
    [file, 'file'],
  ] as const) {
    if (!field) continue;
    expect(slotOf(type, field.path)).toMatchObject({ takes });
    expect(textAt(blankInput(type), field.path)).toBe('');
  }
});

test('a new step starts with what its settings show', () => {
  expect(blankInput('chat')).toEqual({ messages: [{ role: 'user', content: '' }], max_tokens: 300 });
  expect(blankInput('image')).toEqual({ prompt: '', image_url: '', num_images: 1, aspect_ratio: '1:1' });
  expect(blankInput('video')).toEqual({ prompt: '', image_url: '', duration: 5, aspect_ratio: '16:9' });
  expect(blankInput('speech')).toMatchObject({ text: '', voice: expect.any(String) });
});
