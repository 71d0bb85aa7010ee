import { IMAGE_MODEL_IDS } from '@flint/shared/contracts/models';
import { toFalCall } from './fal-call';
import { anOrder } from './simulated-fal';

const inputOf = (change: Parameters<typeof anOrder>[0]) => toFalCall(anOrder(change)).input;

test.each(['artistic', 'cartoon', 'sketch'] as const)('%s is appended to the prompt', (style) => {
  for (const model of IMAGE_MODEL_IDS) {
    expect(inputOf({ model, style })).toMatchObject({
      prompt: expect.stringMatching(/^a lighthouse at dawn, as an? .*/),
    });
  }
});

test.each([null, 'photorealistic'] as const)('%s leaves the prompt unchanged', (style) => {
  expect(inputOf({ style })).toMatchObject({ prompt: 'a lighthouse at dawn' });
});

test('the style is passed to Recraft in its own field', () => {
  const model = 'fal-ai/recraft-v3';
  expect(inputOf({ model, style: 'sketch' })).toMatchObject({ style: 'digital_illustration/hand_drawn' });
  expect(inputOf({ model, style: null })).toMatchObject({ style: 'any' });
});

test('an aspect ratio that a model does not offer is requested as the next larger one', () => {
  const aspectRatio = '4:5';
  expect(inputOf({ model: 'fal-ai/recraft-v3', aspectRatio })).toMatchObject({ image_size: 'portrait_4_3' });
  expect(inputOf({ model: 'fal-ai/flux-pro/v1.1-ultra', aspectRatio })).toMatchObject({ aspect_ratio: '3:4' });
});

test('Recraft gets neither seed nor count, which it does not support', () => {
  const input = inputOf({ model: 'fal-ai/recraft-v3' });
  expect(input).not.toHaveProperty('seed');
  expect(input).not.toHaveProperty('num_images');
});

test('a model the vendor does not have is refused by name', () => {
  expect(() => toFalCall(anOrder({ model: 'toString' }))).toThrow('The provider has no model named toString.');
});
