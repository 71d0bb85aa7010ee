import { anOrder, patient, type SimulatedFal, startSimulatedFal } from './simulated-fal';

let fal: SimulatedFal;
beforeAll(async () => {
  fal = await startSimulatedFal();
});
afterAll(() => fal.close());

const placed = async (rule: object) => {
  await fal.script(rule);
  return (await fal.model().submit(anOrder(), patient())).requestId;
};

test.each([
  ['waiting', { queue: { hang: true } }],
  ['running', { run: { hang: true } }],
])('a %s request is cancelled and brings no pictures', async (_, rule) => {
  const requestId = await placed(rule);

  expect(await fal.model().cancel(requestId, patient())).toBe('cancelled');
  expect(await fal.model().poll(requestId, patient())).toEqual({ state: 'done' });
  await expect(fal.model().result(requestId, patient())).rejects.toMatchObject({
    kind: 'failed',
    message: 'The request was cancelled.',
  });
});

test('a request that has ended is too late to cancel, and its pictures are there', async () => {
  const requestId = await placed({});

  expect(await fal.model().cancel(requestId, patient())).toBe('too_late');
  expect(await fal.model().result(requestId, patient())).toHaveLength(1);
});

test('a request may finish although its cancellation was accepted', async () => {
  const requestId = await placed({ run: { hang: true }, cancel: { ignored: true } });

  expect(await fal.model().cancel(requestId, patient())).toBe('cancelled');
  await fal.release();
  expect(await fal.model().result(requestId, patient())).toHaveLength(1);
});

test('cancelling an unknown request fails', async () => {
  await fal.script();

  await expect(fal.model().cancel('fal-ai/flux/unknown', patient())).rejects.toMatchObject({ kind: 'failed' });
});
