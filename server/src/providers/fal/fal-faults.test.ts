import { DECLINED_PROMPT } from '@flint/engines/spec/provider-error';
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

test('a request that ran out of time is a timeout, and is asked for once', async () => {
  const requestId = await placed({ run: { error: 504 } });

  await expect(fal.model().result(requestId, patient())).rejects.toMatchObject({
    kind: 'timeout',
    message: 'The model did not answer in time.',
    retryable: false,
  });
  expect((await fal.log()).calls).toMatchObject([{ phase: 'submit' }, { phase: 'result' }]);
});

test('the vendor’s name of a fault is in the diagnostic', async () => {
  const requestId = await placed({ run: { error: 500, type: 'cuda_out_of_memory' } });

  await expect(fal.model().result(requestId, patient())).rejects.toMatchObject({
    diagnostic: expect.stringContaining('cuda_out_of_memory'),
  });
});

test('flagged pictures are left out', async () => {
  const requestId = await placed({ result: { nsfw: [0, 2] } }, anOrder({ count: 4 }));

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
