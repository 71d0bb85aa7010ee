import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ImageOrder } from '@flint/engines/spec/image-model';
import { ProviderError } from '@flint/engines/spec/provider-error';
import type { QueuedModel } from '@flint/engines/spec/queued-model';
import { createFalSimulator } from '@flint/simulators/fal';
import { createReplicateSimulator } from '@flint/simulators/replicate';
import type { Simulator } from '@flint/simulators/simulator';
import { manualTimeout } from './common/manual-timeout';
import { createFalCutouts, createFalEdits, createFalUpscales } from './fal/fal-editing';
import { createFalImageModel } from './fal/fal-image-model';
import { createReplicateCutouts, createReplicateEdits, createReplicateUpscales } from './replicate/replicate-editing';
import { createReplicateImage } from './replicate/replicate-image';

interface Setting {
  readonly baseUrl: string;
  readonly secret?: string;
  readonly timeoutMs?: number;
}

type Model = QueuedModel<unknown, readonly unknown[]>;

const VENDORS = [
  {
    vendor: 'fal.ai',
    start: () => createFalSimulator({ key: 'test:secret' }),
    open: ({ secret = 'test:secret', ...options }: Setting) => ({ key: secret, retryPausesMs: [1, 1, 1], ...options }),
    make: {
      pictures: createFalImageModel,
      edits: createFalEdits,
      cutouts: createFalCutouts,
      upscales: createFalUpscales,
    },
    /** Responses that accept an order without a request id. */
    nameless: ['{"request_id":"a', '{"status":"IN_QUEUE"}', 'null'],
  },
  {
    vendor: 'replicate',
    start: () => createReplicateSimulator({ token: 'test:secret' }),
    open: ({ secret = 'test:secret', ...options }: Setting) => ({
      token: secret,
      retryPausesMs: [1, 1, 1],
      ...options,
    }),
    make: {
      ...{ pictures: createReplicateImage, edits: createReplicateEdits },
      ...{ cutouts: createReplicateCutouts, upscales: createReplicateUpscales },
    },
    nameless: ['{"id":"a', '{"status":"starting"}', 'null'],
  },
] as const;

const imageUrl = 'data:image/png;base64,iVBORw0KGgo=';
const PICTURE: ImageOrder = {
  ...{ prompt: 'a lighthouse at dawn', model: 'fal-ai/flux/dev', style: null, aspectRatio: '16:9' },
  ...{ count: 1, seed: 7, imageUrl: null },
};
/** An order of each kind that vendors with a queue make pictures for. */
const ORDERS = {
  pictures: PICTURE,
  edits: { imageUrl, prompt: 'make the boat red', strength: 0.5, seed: 7 },
  cutouts: { imageUrl },
  upscales: { imageUrl, factor: 2, strength: null, seed: 7 },
} as const;

/** THE list of adapters of vendors with a queue: each kind of each vendor is one row. */
const ADAPTERS = VENDORS.flatMap(({ vendor, start, open, make, nameless }) =>
  (Object.keys(ORDERS) as (keyof typeof ORDERS)[]).map((kind) => ({
    ...{ id: `${kind} by ${vendor}`, start, nameless, order: ORDERS[kind] },
    model: (setting: Setting) => make[kind](open(setting) as never) as unknown as Model,
  })),
);

const patient = () => new AbortController().signal;

interface Journal {
  readonly paid: number;
  readonly calls: readonly { phase: string }[];
}

describe.each(ADAPTERS)('a queued model: $id', ({ start, model: connect, nameless, order }) => {
  let vendor: Simulator<object, object>;
  let model: Model;
  beforeAll(async () => {
    vendor = await start();
    model = connect({ baseUrl: vendor.url });
  });
  afterAll(() => vendor.close());

  const script = async (rule: object) => {
    await vendor.reset();
    await vendor.script({ rules: [rule] });
  };
  const log = () => vendor.journal() as Journal;
  const faultOf = async (asked: Promise<unknown>) => {
    const fault = await asked.catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(ProviderError);
    return fault as ProviderError;
  };
  const placed = async (rule: object) => {
    await script(rule);
    return (await model.submit(order, patient())).requestId;
  };

  test.each([
    [429, { kind: 'busy', retryable: true }],
    [500, { kind: 'failed', retryable: false }],
    [502, { kind: 'lost_response', retryable: false }],
    [503, { kind: 'busy', retryable: true }],
    [504, { kind: 'lost_response', retryable: false }],
    [401, { kind: 'unauthorized', retryable: false }],
    [403, { kind: 'unauthorized', retryable: false }],
    [422, { kind: 'refused', retryable: false }],
  ] as const)('an order answered %i is sent once and paid never', async (error, expected) => {
    await script({ submit: { error } });
    expect(await faultOf(model.submit(order, patient()))).toMatchObject(expected);
    expect(log()).toMatchObject({ paid: 0, calls: { length: 1 } });
  });

  test('an order whose answer is lost is sent once, paid once, and must not be sent again', async () => {
    await script({ submit: { error: 'lost' } });
    expect(await faultOf(model.submit(order, patient()))).toMatchObject({
      kind: 'lost_response',
      retryable: false,
    });
    expect(log()).toMatchObject({ paid: 1, calls: { length: 1 } });
  });

  test('an order that is not answered in time counts as lost, and is sent once', async () => {
    await script({ submit: { delayMs: 10_000 } });
    const hasty = connect({ baseUrl: vendor.url, timeoutMs: 1_000 });
    const limit = manualTimeout();
    const fault = faultOf(hasty.submit(order, patient()));
    await limit.passOnce(() => log().calls.length === 1);
    expect(await fault).toMatchObject({ kind: 'lost_response' });
    expect(limit.asked()).toEqual([1_000]);
    expect(log().calls).toHaveLength(1);
  });

  test('a response that is truncated, or names no request, counts as lost', async () => {
    const sent = { count: 0 };
    const broken = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(nameless[sent.count++]);
    });
    await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
    const unsure = connect({ baseUrl: `http://127.0.0.1:${(broken.address() as AddressInfo).port}` });
    for (const _ of nameless)
      expect(await faultOf(unsure.submit(order, patient()))).toMatchObject({ kind: 'lost_response' });
    expect(sent.count).toBe(nameless.length);
    broken.close();
  });

  test('an order to a host that refuses connections was never sent, so it may be retried', async () => {
    const gone = await start();
    await gone.close();
    const fault = await faultOf(connect({ baseUrl: gone.url }).submit(order, patient()));
    expect(fault).toMatchObject({ kind: 'unreachable', retryable: true });
  });

  test('a wrong secret is reported without naming it', async () => {
    await script({});
    const fault = await faultOf(connect({ baseUrl: vendor.url, secret: 'wrong' }).submit(order, patient()));
    expect(fault.kind).toBe('unauthorized');
    expect(fault.message).not.toMatch(/key|token|wrong/i);
    expect(log().paid).toBe(0);
  });

  test('an aborted order ends with the reason given', async () => {
    await script({ submit: { delayMs: 10_000 } });
    const aborter = new AbortController();
    const submitting = model.submit(order, aborter.signal);
    const reason = new Error('the user left');
    aborter.abort(reason);
    await expect(submitting).rejects.toBe(reason);
  });

  test('a request waits, works, is done and brings its pictures', async () => {
    const requestId = await placed({ queue: { hang: true } });
    expect(await model.poll(requestId, patient())).toMatchObject({ state: 'queued' });
    await vendor.script({ release: true });
    expect(await model.poll(requestId, patient())).toEqual({ state: 'done' });
    expect(await model.result(requestId, patient())).toHaveLength(1);
    const working = await placed({ run: { hang: true } });
    expect(await model.poll(working, patient())).toMatchObject({ state: 'running' });
  });

  test('a question is retried after a transient fault, and costs nothing', async () => {
    const requestId = await placed({ queue: { hang: true }, status: { error: 503, times: 2 } });
    expect(await model.poll(requestId, patient())).toMatchObject({ state: 'queued' });
    expect(log().paid).toBe(1);
  });

  test('a request that failed brings nothing', async () => {
    const requestId = await placed({ run: { error: 500 } });
    expect(await faultOf(model.result(requestId, patient()))).toMatchObject({ kind: 'failed' });
  });

  test.each([
    ['waiting', { queue: { hang: true } }],
    ['running', { run: { hang: true } }],
  ])('a %s request is cancelled and brings no pictures', async (_, rule) => {
    const requestId = await placed(rule);
    expect(await model.cancel(requestId, patient())).toBe('cancelled');
    expect(await model.poll(requestId, patient())).toEqual({ state: 'done' });
    expect(await faultOf(model.result(requestId, patient()))).toMatchObject({
      ...{ kind: 'failed', message: 'The request was cancelled.' },
    });
  });

  test('a request that has ended is too late to cancel, and its pictures are there', async () => {
    const requestId = await placed({});
    expect(await model.cancel(requestId, patient())).toBe('too_late');
    expect(await model.result(requestId, patient())).toHaveLength(1);
  });

  test('a request may finish although its cancellation was accepted', async () => {
    const requestId = await placed({ run: { hang: true }, cancel: { ignored: true } });
    expect(await model.cancel(requestId, patient())).toBe('cancelled');
    await vendor.script({ release: true });
    expect(await model.result(requestId, patient())).toHaveLength(1);
  });
});

test.each(VENDORS)('$vendor: several pictures come with one request, and may be fewer than ordered', async (row) => {
  const vendor: Simulator<object, object> = await row.start();
  const model = row.make.pictures(row.open({ baseUrl: vendor.url }) as never);
  await vendor.script({ rules: [{ result: { pictures: 2 } }] });
  const { requestId } = await model.submit({ ...PICTURE, count: 3 }, patient());
  await model.poll(requestId, patient());
  expect(await model.result(requestId, patient())).toHaveLength(2);
  expect(vendor.journal()).toMatchObject({ paid: 1 });
  await vendor.close();
});
