import { IMAGE_MODEL_IDS } from '@flint/shared/contracts/models';
import sharp from 'sharp';
import { anOrder, patient, type SimulatedFal, startSimulatedFal } from './simulated-fal';

let fal: SimulatedFal;
beforeAll(async () => {
  fal = await startSimulatedFal();
});
beforeEach(() => fal.script());
afterAll(() => fal.close());

/** Submits an order whose request completes at once, and fetches its pictures. */
const make = async (order = anOrder()) => {
  const model = fal.model();
  const { requestId } = await model.submit(order, patient());
  expect(await model.poll(requestId, patient())).toEqual({ state: 'done' });
  return model.result(requestId, patient());
};

const metadataOf = async (url: string) => sharp(await (await fetch(url)).arrayBuffer()).metadata();

describe.each(IMAGE_MODEL_IDS)('%s', (id) => {
  test('makes a picture of the ordered ratio that can be downloaded', async () => {
    const [picture] = await make(anOrder({ model: id }));

    const { width, height, format } = await metadataOf(picture!.url);
    expect(width / height).toBeCloseTo(16 / 9, 1);
    expect(picture).toMatchObject({ contentType: `image/${format}` });
    if (picture!.width !== null) expect(picture).toMatchObject({ width, height });
  });

  test('makes as many pictures as one request may', async () => {
    const count = fal.model().picturesPerRequest(anOrder({ model: id }));

    expect(await make(anOrder({ model: id, count }))).toHaveLength(count);
    expect(await fal.log()).toMatchObject({ paid: 1 });
  });
});

test('the seed goes to the vendor and comes back with the picture', async () => {
  const [picture] = await make(anOrder({ seed: 4_294_967_295 }));

  expect(picture).toMatchObject({ seed: 4_294_967_295 });
});

test('a portrait is taller than wide', async () => {
  const [picture] = await make(anOrder({ aspectRatio: '9:16' }));

  expect(picture).toMatchObject({ width: 720, height: 1280 });
});

test.each([
  ['fal-ai/flux/dev', 1024, 1280],
  ['fal-ai/flux-pro/v1.1-ultra', 1792, 2368],
])('%s makes four to five, or a shape that holds it', async (model, width, height) => {
  expect(await make(anOrder({ model, aspectRatio: '4:5' }))).toMatchObject([{ width, height }]);
});

test.each([
  ['fal-ai/flux/dev', 'fal-ai/flux/dev/image-to-image'],
  ['fal-ai/flux-pro/v1.1-ultra', 'fal-ai/flux-pro/v1.1-ultra'],
  ['fal-ai/recraft-v3', 'fal-ai/recraft/v3/image-to-image'],
  ['fal-ai/stable-diffusion-v3-medium', 'fal-ai/stable-diffusion-v3-medium/image-to-image'],
])('%s draws from a starting image at %s', async (model, endpoint) => {
  const imageUrl = 'https://pictures.example.com/start.png';

  expect(await make(anOrder({ model, imageUrl }))).toHaveLength(1);
  const { requests } = await fal.log();
  expect(requests).toMatchObject([{ endpoint, input: { image_url: imageUrl } }]);
});

test('every call and download goes to the base URL', async () => {
  const model = fal.model();
  await fal.script({ run: { hang: true } });
  const { requestId } = await model.submit(anOrder(), patient());
  await model.poll(requestId, patient());
  await fal.release();
  const [picture] = await model.result(requestId, patient());
  await model.cancel(requestId, patient());
  await fetch(picture!.url);

  const { calls } = await fal.log();
  expect(calls.map(({ host, phase, answer }) => [host, phase, answer])).toEqual([
    ['queue.fal.run', 'submit', 200],
    ['queue.fal.run', 'status', 202],
    ['queue.fal.run', 'result', 200],
    ['queue.fal.run', 'cancel', 400],
    ['v3.fal.media', 'media', 200],
  ]);
  expect(new URL(picture!.url).origin).toBe(fal.url);
});

test('a waiting request is queued behind others, a working one is running, with its log message', async () => {
  const model = fal.model();
  await fal.script({ times: 1, queue: { hang: true, position: 3 } }, { run: { hang: true } });
  const waiting = await model.submit(anOrder(), patient());
  const working = await model.submit(anOrder(), patient());

  expect(await model.poll(waiting.requestId, patient())).toEqual({ state: 'queued', ahead: 3 });
  expect(await model.poll(working.requestId, patient())).toEqual({ state: 'running', logs: ['Drawing'] });
});

test.each(['fal-ai/flux/schnell', 'fal-ai/stable-diffusion-v35-large'])(
  '%s refuses a starting image before anything is sent, and names models that take one',
  async (model) => {
    const order = anOrder({ model, imageUrl: 'https://pictures.example.com/a.png' });

    await expect(fal.model().submit(order, patient())).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/does not draw from a starting image.*Flux Dev.*Recraft v3/),
    });
    expect((await fal.log()).calls).toHaveLength(0);
  },
);

test('an input that the vendor rejects is refused and not retried', async () => {
  const refused = { kind: 'refused', retryable: false };

  await expect(fal.model().submit(anOrder({ seed: -1 }), patient())).rejects.toMatchObject(refused);
  expect(await fal.log()).toMatchObject({ paid: 0, calls: [{ answer: 422 }] });
});

test('ordering more pictures than one request makes is an error of the caller', async () => {
  await expect(fal.model().submit(anOrder({ model: 'fal-ai/recraft-v3', count: 2 }), patient())).rejects.toBeInstanceOf(
    RangeError,
  );
});
