import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ProviderError } from '@flint/engines/spec/provider-error';
import { manualTimeout } from './common/manual-timeout';
import { ADAPTERS } from './simulated-adapters';

const WITHDRAWN = 'The provider does not offer this model any more. Choose another one.';

describe.each(ADAPTERS)('placing an order: $id', ({ start, connect, nameless }) => {
  let vendor: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    vendor = await start();
  });
  afterAll(() => vendor.close());

  const model = (more: object = {}) => connect({ baseUrl: vendor.url, ...more });
  const script = async (rule: object) => {
    await vendor.reset();
    await vendor.script({ rules: [rule] });
  };
  const faultOf = async (asked: Promise<unknown>) => {
    const fault = await asked.catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(ProviderError);
    return fault as ProviderError;
  };

  test.each([
    [401, { kind: 'unauthorized', retryable: false }],
    [403, { kind: 'unauthorized', retryable: false }],
    [404, { kind: 'refused', retryable: false, message: WITHDRAWN }],
    [422, { kind: 'refused', retryable: false }],
    [429, { kind: 'busy', retryable: true }],
    [500, { kind: 'failed', retryable: false }],
    [502, { kind: 'lost_response', retryable: false }],
    [503, { kind: 'busy', retryable: true }],
    [504, { kind: 'lost_response', retryable: false }],
  ] as const)('one answered %i is sent once and paid never', async (error, expected) => {
    await script({ submit: { error } });
    expect(await faultOf(model().submit())).toMatchObject(expected);
    expect(vendor.journal()).toMatchObject({ paid: 0, calls: { length: 1 } });
  });

  test('one whose answer is lost is sent once, paid once, and must not be sent again', async () => {
    await script({ submit: { error: 'lost' } });
    expect(await faultOf(model().submit())).toMatchObject({
      ...{ kind: 'lost_response', retryable: false, message: 'The model did not answer.' },
    });
    expect(vendor.journal()).toMatchObject({ paid: 1, calls: { length: 1 } });
  });

  test('one that is not answered in time counts as lost, and is sent once', async () => {
    await script({ submit: { delayMs: 10_000 } });
    const limit = manualTimeout();
    const fault = faultOf(model({ timeoutMs: 1_000 }).submit());
    await limit.passOnce(() => vendor.journal().calls.length === 1);
    expect(await fault).toMatchObject({ kind: 'lost_response', retryable: false });
    expect(limit.asked()).toEqual([1_000]);
    expect(vendor.journal().calls).toHaveLength(1);
  });

  test('a response that is truncated, or names no request, counts as lost', async () => {
    const sent = { count: 0 };
    const broken = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(nameless[sent.count++]);
    });
    await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
    const unsure = connect({ baseUrl: `http://127.0.0.1:${(broken.address() as AddressInfo).port}` });
    for (const _ of nameless) expect(await faultOf(unsure.submit())).toMatchObject({ kind: 'lost_response' });
    expect(sent.count).toBe(nameless.length);
    broken.close();
  });

  test('one to a host that refuses connections was never sent, so it may be retried', async () => {
    const gone = await start();
    await gone.close();
    const fault = await faultOf(connect({ baseUrl: gone.url }).submit());
    expect(fault).toMatchObject({ kind: 'unreachable', retryable: true });
  });

  test('a wrong secret is reported without naming it', async () => {
    await script({});
    const fault = await faultOf(model({ secret: 'wrong' }).submit());
    expect(fault.kind).toBe('unauthorized');
    expect(fault.message).not.toMatch(/key|token|wrong/i);
    expect(vendor.journal().paid).toBe(0);
  });

  test('an aborted one ends with the reason given', async () => {
    await script({ submit: { delayMs: 10_000 } });
    const aborter = new AbortController();
    const submitting = model().submit(aborter.signal);
    const reason = new Error('the user left');
    aborter.abort(reason);
    await expect(submitting).rejects.toBe(reason);
  });
});
