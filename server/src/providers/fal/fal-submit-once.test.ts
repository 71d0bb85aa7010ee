import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ProviderError } from '@flint/engines/spec/provider-error';
import { manualTimeout } from '../common/manual-timeout';
import { createFalImageModel } from './fal-image-model';
import { anOrder, patient, type SimulatedFal, startSimulatedFal } from './simulated-fal';

let fal: SimulatedFal;
beforeAll(async () => {
  fal = await startSimulatedFal();
});
afterAll(() => fal.close());

const submitFault = async (order = anOrder(), options = {}) => {
  const fault = await fal
    .model(options)
    .submit(order, patient())
    .catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(ProviderError);
  return fault as ProviderError;
};

test.each([
  [429, { kind: 'busy', retryable: true }],
  [500, { kind: 'failed', retryable: false }],
  [502, { kind: 'lost_response', retryable: false }],
  [503, { kind: 'busy', retryable: true }],
  [504, { kind: 'lost_response', retryable: false }],
  [401, { kind: 'unauthorized', retryable: false }],
  [403, { kind: 'unauthorized', retryable: false }],
] as const)('an order answered %i is sent once and paid never', async (error, expected) => {
  await fal.script({ submit: { error } });

  expect(await submitFault()).toMatchObject(expected);
  const { calls, paid } = await fal.log();
  expect(calls).toHaveLength(1);
  expect(paid).toBe(0);
});

test('an order whose answer is lost is sent once, paid once, and must not be sent again', async () => {
  await fal.script({ submit: { error: 'lost' } });

  expect(await submitFault()).toMatchObject({
    kind: 'lost_response',
    retryable: false,
    message: 'The model did not answer.',
  });
  expect(await fal.log()).toMatchObject({ paid: 1, calls: [{ phase: 'submit', answer: 'lost' }] });
});

test('an order that is not answered in time counts as lost', async () => {
  await fal.script({ submit: { hang: true } });
  const limit = manualTimeout();

  const fault = submitFault(anOrder(), { timeoutMs: 50 });
  await limit.passOnce(async () => (await fal.log()).paid === 1);
  expect(await fault).toMatchObject({ kind: 'lost_response', retryable: false });
  expect(limit.asked()).toEqual([50]);
  expect((await fal.log()).calls).toHaveLength(1);
});

test('an answer that breaks off, or names no request, counts as lost', async () => {
  const answers = ['{"request_id":"a', '{"status":"IN_QUEUE"}', 'null'];
  const sent = { count: 0 };
  const vendor = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(answers[sent.count++]);
  });
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
  const model = createFalImageModel({ key: 'k', baseUrl });

  for (const _ of answers) {
    await expect(model.submit(anOrder(), patient())).rejects.toMatchObject({ kind: 'lost_response' });
  }
  expect(sent.count).toBe(answers.length);
  vendor.close();
});

test('an order to a host that refuses connections was never sent, so it may be retried', async () => {
  const gone = await startSimulatedFal();
  await gone.close();

  const fault = await submitFault(anOrder(), { baseUrl: gone.url });

  expect(fault).toMatchObject({ kind: 'unreachable', retryable: true });
});

test('a wrong key is reported without naming it', async () => {
  await fal.script();

  const fault = await submitFault(anOrder(), { key: 'wrong:key' });
  expect(fault.kind).toBe('unauthorized');
  expect(fault.message).not.toMatch(/key/i);
  expect(await fal.log()).toMatchObject({ paid: 0, calls: [{ answer: 401 }] });
});

test.each(['fal-ai/flux/schnell', 'fal-ai/stable-diffusion-v35-large'])(
  '%s refuses a starting image before anything is sent, and names models that take one',
  async (model) => {
    await fal.script();

    const fault = await submitFault(anOrder({ model, imageUrl: 'https://pictures.example.com/a.png' }));
    expect(fault.kind).toBe('refused');
    expect(fault.message).toMatch(/does not draw from a starting image.*Flux Dev.*Recraft v3/);
    expect((await fal.log()).calls).toHaveLength(0);
  },
);

test('an input that the vendor rejects is refused and not retried', async () => {
  await fal.script();

  expect(await submitFault(anOrder({ seed: -1 }))).toMatchObject({ kind: 'refused', retryable: false });
  expect(await fal.log()).toMatchObject({ paid: 0, calls: [{ answer: 422 }] });
});

test('an aborted order ends with the reason given', async () => {
  await fal.script({ submit: { hang: true } });
  const aborter = new AbortController();
  const submitting = fal.model().submit(anOrder(), aborter.signal);
  const reason = new Error('the user left');
  aborter.abort(reason);

  await expect(submitting).rejects.toBe(reason);
});

test('ordering more pictures than one request makes is an error of the caller', async () => {
  await expect(fal.model().submit(anOrder({ model: 'fal-ai/recraft-v3', count: 2 }), patient())).rejects.toBeInstanceOf(
    RangeError,
  );
});
