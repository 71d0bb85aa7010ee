import { setImmediate as nextTurn } from 'node:timers/promises';
import { manualTimeout } from './common/manual-timeout';
import { anOrder, patient } from './fal/simulated-fal';
import { ADAPTERS, PICTURE_VENDORS } from './simulated-adapters';

/** What a result consists of: a list of things, or one thing. */
const partsOf = (result: unknown) => [result].flat();

describe.each(ADAPTERS)('an accepted request: $id', ({ start, connect }) => {
  let vendor: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    vendor = await start();
  });
  afterAll(() => vendor.close());

  const model = (more: object = {}) => connect({ baseUrl: vendor.url, ...more });
  const placed = async (rule: object) => {
    await vendor.reset();
    await vendor.script({ rules: [rule] });
    return (await model().submit()).requestId;
  };

  test('waits, works, is done and brings what was ordered, to another process too', async () => {
    const requestId = await placed({ queue: { hang: true } });
    expect(await model().poll(requestId)).toMatchObject({ state: 'queued' });
    await vendor.script({ release: true });
    expect(await model().poll(requestId)).toEqual({ state: 'done' });
    expect(partsOf(await model().result(requestId))).toHaveLength(1);
    const working = await placed({ run: { hang: true } });
    expect(await model().poll(working)).toMatchObject({ state: 'running' });
    expect(vendor.journal().paid).toBe(1);
  });

  test('a question is asked again after a transient fault, and costs nothing', async () => {
    const requestId = await placed({ queue: { hang: true }, status: { error: 503, times: 2 } });
    expect(await model().poll(requestId)).toMatchObject({ state: 'queued' });
    expect(vendor.journal()).toMatchObject({ paid: 1, calls: { length: 4 } });
  });

  test('its result is asked for again after a transient fault, and costs nothing', async () => {
    const requestId = await placed({ result: { error: 503, times: 1 } });
    expect(partsOf(await model().result(requestId))).toHaveLength(1);
    expect(vendor.journal()).toMatchObject({ paid: 1, calls: { length: 3 } });
  });

  test('a fault that stays is told as one that may pass', async () => {
    const requestId = await placed({ queue: { hang: true }, status: { error: 503 } });
    await expect(model().poll(requestId)).rejects.toMatchObject({ kind: 'busy', retryable: true });
  });

  test('a question that is not answered in time may be asked again', async () => {
    const requestId = await placed({ queue: { hang: true }, status: { delayMs: 10_000 } });
    const limit = manualTimeout();
    const hasty = model({ timeoutMs: 30, retryPausesMs: [] });
    const asking = expect(hasty.poll(requestId)).rejects.toMatchObject({ kind: 'timeout', retryable: true });
    await limit.passOnce(() => vendor.journal().calls.length === 2);
    await asking;
    expect(limit.asked()).toEqual([30]);
  });

  test('a caller who leaves during the pause before a retry is let go at once', async () => {
    const requestId = await placed({ run: { hang: true }, status: { error: 503 } });
    const aborter = new AbortController();
    const polling = model({ retryPausesMs: [60_000] }).poll(requestId, aborter.signal);
    while (vendor.journal().calls.length < 2) await nextTurn();
    aborter.abort(new Error('enough'));
    await expect(polling).rejects.toThrow('enough');
  });

  test('one that failed brings nothing, is asked for once, and its vendor’s words are no message', async () => {
    const requestId = await placed({ run: { error: 500, type: 'cuda_out_of_memory' } });
    await expect(model().result(requestId)).rejects.toMatchObject({
      ...{ kind: 'failed', retryable: false, message: 'The model could not finish.', diagnostic: expect.any(String) },
    });
    expect(vendor.journal()).toMatchObject({ paid: 1, calls: { length: 2 } });
  });

  test.each([
    ['waiting', { queue: { hang: true } }],
    ['running', { run: { hang: true } }],
  ])('a %s one is cancelled and brings nothing', async (_, rule) => {
    const requestId = await placed(rule);
    expect(await model().cancel(requestId)).toBe('cancelled');
    expect(await model().poll(requestId)).toEqual({ state: 'done' });
    await expect(model().result(requestId)).rejects.toMatchObject({
      ...{ kind: 'failed', message: 'The request was cancelled.' },
    });
  });

  test('one that has ended is too late to cancel, and its result is there', async () => {
    const requestId = await placed({});
    expect(await model().cancel(requestId)).toBe('too_late');
    expect(partsOf(await model().result(requestId))).toHaveLength(1);
  });

  test('one may finish although its cancellation was accepted', async () => {
    const requestId = await placed({ run: { hang: true }, cancel: { ignored: true } });
    expect(await model().cancel(requestId)).toBe('cancelled');
    await vendor.script({ release: true });
    expect(partsOf(await model().result(requestId))).toHaveLength(1);
  });

  test('one that the vendor does not know has failed for good', async () => {
    const forgotten = await placed({});
    await vendor.reset();
    const failed = { kind: 'failed', retryable: false };
    await expect(model().poll(forgotten)).rejects.toMatchObject(failed);
    await expect(model().cancel(forgotten)).rejects.toMatchObject(failed);
    await expect(model().poll('not an id')).rejects.toMatchObject(failed);
  });
});

describe.each(PICTURE_VENDORS)('pictures by $vendor', ({ start, pictures }) => {
  let vendor: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    vendor = await start();
  });
  afterEach(() => vendor.reset());
  afterAll(() => vendor.close());

  const model = () => pictures({ baseUrl: vendor.url });
  const placed = async (rule: object, count = 1) => {
    await vendor.script({ rules: [rule] });
    return (await model().submit(anOrder({ count }), patient())).requestId;
  };

  test.each([429, 500, 502, 504])('a question answered %i is asked again, and costs nothing', async (error) => {
    const requestId = await placed({ queue: { hang: true }, status: { error, times: 2 } });
    expect(await model().poll(requestId, patient())).toMatchObject({ state: 'queued' });
    expect(vendor.journal()).toMatchObject({ paid: 1, calls: { length: 4 } });
  });

  test('several come with one request, and may be fewer than ordered', async () => {
    const requestId = await placed({ result: { pictures: 2 } }, 3);
    expect(await model().result(requestId, patient())).toHaveLength(2);
    expect(vendor.journal()).toMatchObject({ paid: 1 });
  });

  test('none at all is a failure', async () => {
    const requestId = await placed({ result: { pictures: 0 } }, 3);
    await expect(model().result(requestId, patient())).rejects.toMatchObject({ kind: 'failed' });
  });
});
