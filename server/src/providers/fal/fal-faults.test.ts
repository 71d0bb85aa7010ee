import { DECLINED_PROMPT } from '@flint/engines/spec/provider-error';
import { manualTimeout } from '../common/manual-timeout';
import { anOrder, patient, type SimulatedFal, startSimulatedFal } from './simulated-fal';

let fal: SimulatedFal;
beforeAll(async () => {
  fal = await startSimulatedFal();
});
afterAll(() => fal.close());

const placed = async (rule: object, order = anOrder()) => {
  await fal.script(rule);
  return (await fal.model().submit(order, patient())).requestId;
};

const phases = async () => (await fal.log()).calls.map((call) => call.phase);

describe('a transient fault', () => {
  test.each([429, 500, 502, 503, 504])('%i on a status request is retried', async (error) => {
    const requestId = await placed({ status: { error, times: 2 } });

    expect(await fal.model().poll(requestId, patient())).toEqual({ state: 'done' });
    expect(await phases()).toEqual(['submit', 'status', 'status', 'status']);
  });

  test('503 on a result request is retried', async () => {
    const requestId = await placed({ result: { error: 503, times: 1 } });

    expect(await fal.model().result(requestId, patient())).toHaveLength(1);
    expect(await fal.log()).toMatchObject({ paid: 1 });
  });

  test('a persisting one is reported as retryable', async () => {
    const requestId = await placed({ status: { error: 503 } });

    await expect(fal.model().poll(requestId, patient())).rejects.toMatchObject({ kind: 'busy', retryable: true });
  });

  test('a slow status is a timeout', async () => {
    const requestId = await placed({ status: { delayMs: 10_000 } });
    const model = fal.model({ timeoutMs: 30, retryPausesMs: [] });
    const limit = manualTimeout();

    const asking = expect(model.poll(requestId, patient())).rejects.toMatchObject({ kind: 'timeout', retryable: true });
    await limit.passOnce(async () => (await fal.log()).calls.some(({ phase }) => phase === 'status'));
    await asking;
    expect(limit.asked()).toEqual([30]);
  });
});

describe('a failed request', () => {
  test('a filtered prompt is reported with advice', async () => {
    const requestId = await placed({ run: { error: 422 } });

    await expect(fal.model().result(requestId, patient())).rejects.toMatchObject({
      kind: 'refused',
      retryable: false,
      message: DECLINED_PROMPT,
      requestId: requestId.split('/').at(-1),
    });
  });

  test('an unusable starting image is named', async () => {
    const requestId = await placed({ run: { error: 422, type: 'image_too_large' } });

    await expect(fal.model().result(requestId, patient())).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('starting image'),
    });
  });

  test.each([
    [500, 'failed', 'The model could not finish.'],
    [504, 'timeout', 'The model did not answer in time.'],
  ])('one that ended %i is %s and is asked for once', async (error, kind, message) => {
    const requestId = await placed({ run: { error } });

    await expect(fal.model().result(requestId, patient())).rejects.toMatchObject({ kind, message, retryable: false });
    expect(await phases()).toEqual(['submit', 'result']);
  });

  test('the vendor’s own words stay out of the message and in the diagnostic', async () => {
    const requestId = await placed({ run: { error: 500, type: 'cuda_out_of_memory' } });

    await expect(fal.model().result(requestId, patient())).rejects.toMatchObject({
      message: expect.not.stringContaining('cuda'),
      diagnostic: expect.stringContaining('cuda_out_of_memory'),
    });
  });

  test.each(['not an id', 'fal-ai/flux/00000000-0000-0000-0000-000000000000'])('the id %s is unknown', async (id) => {
    await fal.script();

    await expect(fal.model().poll(id, patient())).rejects.toMatchObject({ kind: 'failed', retryable: false });
  });
});

describe('an incomplete result', () => {
  const four = anOrder({ count: 4 });

  test('fewer pictures than ordered are delivered', async () => {
    const requestId = await placed({ result: { pictures: 2 } }, four);

    expect(await fal.model().result(requestId, patient())).toHaveLength(2);
  });

  test('flagged pictures are left out', async () => {
    const requestId = await placed({ result: { nsfw: [0, 2] } }, four);

    const pictures = await fal.model().result(requestId, patient());
    expect(pictures.map(({ url }) => url.at(-5))).toEqual(['1', '3']);
  });

  test('a result of only flagged pictures is a declined prompt', async () => {
    const requestId = await placed({ result: { nsfw: [0] } });

    await expect(fal.model().result(requestId, patient())).rejects.toMatchObject({
      kind: 'refused',
      message: DECLINED_PROMPT,
    });
  });

  test('a result without pictures is a failure', async () => {
    const requestId = await placed({ result: { pictures: 0 } });

    await expect(fal.model().result(requestId, patient())).rejects.toMatchObject({ kind: 'failed' });
  });
});

test('a download fails for a picture that is missing, truncated or no picture', async () => {
  const download = async (error: number | string) => {
    const requestId = await placed({ media: { error } });
    const [picture] = await fal.model().result(requestId, patient());
    return fetch(picture!.url);
  };

  expect((await download(404)).status).toBe(404);
  await expect((await download('truncated')).arrayBuffer()).rejects.toThrow();
  expect(await (await download('not_an_image')).text()).toContain('<!doctype html>');
});

test('a hanging request stays running until the caller aborts, and an aborted pause ends at once', async () => {
  const requestId = await placed({ run: { hang: true }, status: { error: 503 } });
  const aborter = new AbortController();
  const polling = fal.model({ retryPausesMs: [60_000] }).poll(requestId, aborter.signal);
  aborter.abort(new Error('enough'));

  await expect(polling).rejects.toThrow('enough');
});
