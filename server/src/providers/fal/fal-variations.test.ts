import { whyNotVaried } from './fal-variations';
import { anOrder, patient, type SimulatedFal, startSimulatedFal } from './simulated-fal';

const imageUrl = 'https://pictures.example.com/start.png';
let fal: SimulatedFal;
beforeAll(async () => {
  fal = await startSimulatedFal();
});
beforeEach(() => fal.script());
afterAll(() => fal.close());

const vary = async (change: Parameters<typeof anOrder>[0]) => {
  const model = fal.model();
  const { requestId } = await model.submit(anOrder({ imageUrl, variation: 'alike', ...change }), patient());
  await model.poll(requestId, patient());
  const pictures = await model.result(requestId, patient());
  return { pictures, request: (await fal.log()).requests[0] };
};

test.each([
  ['fal-ai/flux/dev', 'fal-ai/flux-1/dev/redux'],
  ['fal-ai/flux/schnell', 'fal-ai/flux/schnell/redux'],
  ['fal-ai/flux-pro/v1.1-ultra', 'fal-ai/flux-pro/v1.1-ultra/redux'],
])('%s varies a picture that nobody described at %s', async (model, endpoint) => {
  const { pictures, request } = await vary({ model, prompt: '', count: 3, seed: 9 });
  expect(pictures).toHaveLength(3);
  expect(request).toMatchObject({ endpoint, input: { image_url: imageUrl, num_images: 3, seed: 9 } });
  expect(request?.input).not.toHaveProperty('prompt');
});

test.each([
  ['fal-ai/flux/dev', 'fal-ai/flux/dev/image-to-image'],
  ['fal-ai/flux-pro/v1.1-ultra', 'fal-ai/flux-pro/v1.1-ultra/redux'],
  ['fal-ai/recraft-v3', 'fal-ai/recraft/v3/image-to-image'],
  ['fal-ai/stable-diffusion-v3-medium', 'fal-ai/stable-diffusion-v3-medium/image-to-image'],
])('%s follows other words at %s', async (model, endpoint) => {
  const { pictures, request } = await vary({ model, prompt: 'at night', variation: 'reworded' });
  expect(pictures).toHaveLength(1);
  expect(request).toMatchObject({ endpoint, input: { image_url: imageUrl, prompt: 'at night' } });
});

test('a picture is varied by its own prompt where the model supports prompts', async () => {
  const { request } = await vary({ model: 'fal-ai/recraft-v3', prompt: 'a lake' });
  expect(request).toMatchObject({ endpoint: 'fal-ai/recraft/v3/image-to-image', input: { prompt: 'a lake' } });
});

test.each([
  ['fal-ai/stable-diffusion-v35-large', 'a lake', 'alike', /^Stable Diffusion 3.5 Large does not make variations/],
  ['fal-ai/flux/schnell', 'at night', 'reworded', /^Flux Schnell varies a picture without words. Remove the prompt/],
  ['fal-ai/recraft-v3', '', 'alike', /^Recraft v3 varies a picture by words. Add a prompt/],
] as const)('%s says why it cannot, and which can', async (model, prompt, variation, words) => {
  expect(whyNotVaried({ model, prompt, variation })).toMatch(words);
  expect(whyNotVaried({ model, prompt, variation })).toMatch(/Flux Dev/);
  await expect(vary({ model, prompt, variation })).rejects.toMatchObject({ kind: 'refused' });
  expect(await fal.log()).toMatchObject({ paid: 0 });
});
