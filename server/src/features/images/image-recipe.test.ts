import { cutFrom } from '@flint/shared/contracts/image-options';
import { withDefaults } from './image-recipe';

test('a simple order is one square picture by Flux Dev', () => {
  expect(withDefaults({ prompt: 'a lake' })).toMatchObject({
    prompt: 'a lake',
    model: 'fal-ai/flux/dev',
    aspectRatio: '1:1',
    count: 1,
    style: null,
    imageUrl: null,
  });
});

test('words for the picture are kept in the recipe when there are any', () => {
  expect(withDefaults({ prompt: 'a lake', text_overlays: ['Sale'] }).textOverlays).toEqual(['Sale']);
  expect(withDefaults({ prompt: 'a lake', text_overlays: [] })).not.toHaveProperty('textOverlays');
});

test("the recipe says what a shape was cut from, where a vendor's model does not make it", () => {
  const cut = (body: object, byVendor: boolean) =>
    withDefaults({ prompt: 'a lake', aspect_ratio: '4:5', ...body }, byVendor ? cutFrom : undefined).cutFrom;
  expect(cut({ style: 'photorealistic' }, true)).toBe('3:4');
  expect(cut({ model: 'fal-ai/recraft-v3' }, true)).toBe('3:4');
  expect(cut({ model: 'fal-ai/flux/dev' }, true)).toBeUndefined();
  expect(cut({ style: 'photorealistic', aspect_ratio: '16:9' }, true)).toBeUndefined();
  expect(cut({ style: 'photorealistic' }, false)).toBeUndefined();
});

test('photorealistic takes Flux Pro, the other styles Flux Dev, an explicit model wins', () => {
  const model = (body: object) => withDefaults({ prompt: 'a lake', ...body }).model;
  expect(model({ style: 'photorealistic' })).toBe('fal-ai/flux-pro/v1.1-ultra');
  for (const style of ['artistic', 'cartoon', 'sketch']) expect(model({ style })).toBe('fal-ai/flux/dev');
  expect(model({ style: 'photorealistic', model: 'fal-ai/recraft-v3' })).toBe('fal-ai/recraft-v3');
});

test.each([
  [9, 4],
  [4, 4],
  [0, 1],
  [-2, 1],
  [2.9, 2],
])('%d pictures asked for are %i', (asked, made) => {
  expect(withDefaults({ prompt: 'a lake', num_images: asked }).count).toBe(made);
});

test('a given seed is kept, a missing one is drawn and kept in the recipe', () => {
  expect(withDefaults({ prompt: 'a lake', seed: 7 }).seed).toBe(7);
  const { seed } = withDefaults({ prompt: 'a lake' });
  expect(Number.isInteger(seed) && seed >= 0 && seed <= 4_294_967_295).toBe(true);
});
