import { defineCall } from '../contracts/call';
import { signIn, signUp } from '../contracts/credentials';
import { creditsBalance } from '../contracts/credits';
import { API_BASE_MISSING } from '../contracts/errors';
import type { AppEvents } from '../contracts/events';
import { generateImage } from '../contracts/images';
import { restoreItems } from '../contracts/library';
import { modelInfo } from '../contracts/model-calls';
import { type FakeApi, fakeApi } from '../testing/fake-api';
import { ApiError } from './api-error';
import { on } from './bus';
import { configureApi } from './config';
import { setRenewal } from './renewal';
import { setReporter } from './report';
import { request, requestAsync } from './request';

const EVENTS = ['authError', 'forbiddenError', 'notFoundError', 'serverError', 'networkError'] as const;
const plain = defineCall({ ...signIn, id: 'plain', failure: undefined });
const body = { email: 'a@example.com', password: 'long enough' };

let api: FakeApi;
let events: [keyof AppEvents, unknown][];
let reports: { error: unknown; context: object }[];
let stops: (() => void)[];

beforeEach(() => {
  api = fakeApi();
  events = [];
  reports = [];
  stops = EVENTS.map((name) => on(name, (payload) => events.push([name, payload])));
  setReporter((error, context) => reports.push({ error, context }));
});
afterEach(() => {
  for (const stop of stops) stop();
});

const fail = (call: typeof plain = plain) =>
  request(call, { body }).then(
    () => undefined,
    (e: unknown) => e as ApiError,
  );

describe('the address of a call', () => {
  test('without a configured base every call throws exactly this message', async () => {
    configureApi({ apiUrl: undefined });
    await expect(request(creditsBalance, { query: {} })).rejects.toThrow(new Error(API_BASE_MISSING));
    expect(api.sent).toEqual([]);
  });

  test('a base of / is the page’s own origin', async () => {
    configureApi({ apiUrl: '/' });
    const asked: string[] = [];
    globalThis.fetch = async (input) => {
      asked.push(String(input));
      return new Response('{"balance":1,"held":0}');
    };
    await request(creditsBalance, { query: {} });
    expect(asked).toEqual(['/api/credits/balance']);
  });

  test('a call that changes something is sent with keepalive, unless its body is larger than browsers allow', async () => {
    const kept: (boolean | undefined)[] = [];
    globalThis.fetch = async (_, init) => {
      kept.push(init?.keepalive);
      return new Response('{}');
    };
    const idempotencyKey = crypto.randomUUID();
    await request(generateImage, { body: { prompt: 'a lake' } }, { idempotencyKey });
    await request(generateImage, { body: { prompt: 'a lake '.repeat(10_000) } }, { idempotencyKey });
    await request(generateImage, { body: { prompt: '湖'.repeat(3_000) } }, { idempotencyKey });
    await request(restoreItems, { body: { ids: [] } });
    await request(creditsBalance, { query: {} });
    expect(kept).toEqual([true, false, false, true, false]);
  });

  test('an id that is not given is left out of the address', async () => {
    api.answer(creditsBalance, { body: { balance: 1, held: 0 } });
    await request(creditsBalance, { query: { userId: undefined } });
    await request(creditsBalance, { query: { userId: 'a&b' } });
    expect(api.sent.map((sent) => sent.url.search)).toEqual(['', '?userId=a%26b']);
  });

  test('path parameters are encoded', async () => {
    api.answer(modelInfo, { body: { model: null } });
    await request(modelInfo, { params: { model: 'fal-ai/flux/dev' } });
    expect(api.sent[0]?.url.pathname).toBe('/api/fal-ai/models/fal-ai%2Fflux%2Fdev/info');
  });

  test('credentials are sent only where the call declares them', async () => {
    const open = defineCall({ ...signIn, id: 'open', path: '/api/open', credentials: false });
    api.answer(signIn, { body: {} }).answer(open, { body: {} });
    await request(signIn, { body });
    await request(open, { body });
    expect(api.sent.map((sent) => sent.credentials)).toEqual(['include', 'omit']);
  });
});

describe('events of a failed call', () => {
  test.each([
    [401, 'authError'],
    [403, 'forbiddenError'],
    [404, 'notFoundError'],
    [500, 'serverError'],
  ])('status %i emits %s once', async (status, name) => {
    api.answer(plain, { status, body: { message: 'm', error: 'e' } });
    await fail();
    expect(events).toEqual([[name, { callId: 'plain', status, message: 'm' }]]);
  });

  test('no answer emits networkError once', async () => {
    api.answer(plain, new TypeError('fetch failed'));
    const error = await fail();
    expect(events).toEqual([['networkError', { callId: 'plain', status: undefined, message: 'fetch failed' }]]);
    expect([error?.status, error?.message]).toEqual([undefined, 'fetch failed']);
  });

  test('a timeout emits networkError', async () => {
    api.answer(plain, () => new Promise(() => undefined));
    await expect(request(plain, { body }, { timeoutMs: 1 })).rejects.toThrow('The server did not answer in time.');
    expect(events.map(([name]) => name)).toEqual(['networkError']);
  });

  test('an aborted call emits no event and rejects with the signal’s reason', async () => {
    api.answer(plain, () => new Promise(() => undefined));
    const abort = new AbortController();
    const call = request(plain, { body }, { signal: abort.signal });
    abort.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(events).toEqual([]);
  });

  test.each([500, 502, 503])('status %i is reported once', async (status) => {
    api.answer(plain, { status, body: { message: 'm', error: 'e', requestId: 'r1' } });
    await fail();
    expect(reports.map((report) => report.context)).toEqual([{ action: 'plain', status, requestId: 'r1' }]);
  });

  test('status 499 is not reported, and only 500 emits serverError', async () => {
    api.answer(plain, { status: 499 });
    await fail();
    expect(reports).toEqual([]);
    api.answer(plain, { status: 503 });
    await fail();
    expect(events).toEqual([]);
  });
});

describe('the message of a failed call', () => {
  test.each([
    [{ message: 'm', error: 'e' }, 'm'],
    [{ message: ' ', error: 'e' }, 'e'],
    [{}, 'An unexpected error occurred'],
    [undefined, 'An unexpected error occurred'],
    ['<html>', 'An unexpected error occurred'],
  ])('an answer of %j gives the message "%s"', async (answer, message) => {
    api.answer(plain, { status: 400, body: answer });
    expect((await fail())?.message).toBe(message);
  });

  test.each([
    [signIn, 'Sign in failed'],
    [signUp, 'Sign up failed'],
  ])('an empty error answer gives the default message of %#', async (call, message) => {
    api.answer(call, { status: 500 });
    await expect(request<typeof signIn | typeof signUp>(call, { body })).rejects.toThrow(message);
  });

  test('an ApiError carries the code, field, request id and retry time of the answer', async () => {
    const told = {
      message: 'Wait.',
      error: 'rate_limited',
      field: 'email',
      requestId: 'r',
      runId: 'u',
      retryAfterSeconds: 30,
    };
    api.answer(plain, { status: 429, body: told });
    const { message, error: code, ...rest } = told;
    expect(await fail()).toMatchObject({ ...rest, code, message, status: 429, callId: 'plain' });
  });

  test('the retry time is read from the Retry-After header too', async () => {
    api.answer(plain, { status: 429, headers: { 'retry-after': '7', 'x-request-id': 'h' } });
    expect(await fail()).toMatchObject({ retryAfterSeconds: 7, requestId: 'h' });
  });

  test('an answer that is not JSON is a failure', async () => {
    api.answer(plain, { status: 200, body: '<html>' });
    expect(await fail()).toBeInstanceOf(ApiError);
  });
});

describe('an answer with success false', () => {
  const order = { body: { prompt: 'p' } };

  test('is an error although its status is 200', async () => {
    api.answer(generateImage, { body: { success: false } });
    await expect(request(generateImage, order)).rejects.toThrow('Image generation failed');
  });

  test('its error text is the message', async () => {
    api.answer(generateImage, { body: { success: false, error: 'x' } });
    await expect(request(generateImage, order)).rejects.toThrow(/^x$/);
  });
});

describe('an answer before the work is done', () => {
  const order = { body: { prompt: 'p' } };

  test('status 202 is answered as accepted', async () => {
    api.answer(generateImage, { status: 202, body: { success: true, run: { id: 'r' }, balance: 3 } });
    const { accepted } = await requestAsync(generateImage, order, { idempotencyKey: 'k' });
    expect(accepted).toMatchObject({ run: { id: 'r' }, balance: 3 });
    expect(api.sent[0]?.headers.get('prefer')).toBe('respond-async');
    expect(api.sent[0]?.headers.get('idempotency-key')).toBe('k');
  });

  test('status 200 is answered as finished', async () => {
    api.answer(generateImage, { body: { success: true, runId: 'r' } });
    const { accepted, finished } = await requestAsync(generateImage, order);
    expect(accepted).toBeUndefined();
    expect(finished).toMatchObject({ runId: 'r' });
  });
});

describe('an expired session', () => {
  const order = { body: { prompt: 'p' } };
  let renewals: string[];
  let renewed: boolean;

  beforeEach(() => {
    renewals = [];
    setRenewal(async (callId) => {
      renewals.push(callId);
      if (renewed) api.answer(generateImage, { body: { success: true, runId: 'r' } });
      return renewed;
    });
    api.answer(generateImage, { status: 401, body: { message: 'Sign in to go on.' } });
  });
  afterEach(() => setRenewal(async () => false));

  test('is renewed, and the call is retried once with the same key', async () => {
    renewed = true;
    await expect(request(generateImage, order, { idempotencyKey: 'k' })).resolves.toMatchObject({ runId: 'r' });
    expect(api.sent.map(({ headers, body: sent }) => [headers.get('idempotency-key'), sent])).toEqual([
      ['k', { prompt: 'p' }],
      ['k', { prompt: 'p' }],
    ]);
    expect(events).toEqual([]);
  });

  test('that cannot be renewed is an error after one try', async () => {
    renewed = false;
    await expect(request(generateImage, order)).rejects.toThrow('Sign in to go on.');
    expect(api.sent).toHaveLength(1);
    expect(events.map(([name]) => name)).toEqual(['authError']);
  });

  test('does not concern public calls', async () => {
    api.answer(signIn, { status: 401, body: {} });
    await expect(request(signIn, { body })).rejects.toThrow('Sign in failed');
    expect(renewals).toEqual([]);
  });
});

test('the first answer after a network failure emits networkRestored once', async () => {
  const restored = jest.fn();
  stops.push(on('networkRestored', restored));
  api.answer(creditsBalance, new TypeError('away'));
  await expect(request(creditsBalance, { query: {} })).rejects.toThrow();
  api.answer(creditsBalance, { body: { balance: 1, held: 0 } });
  await request(creditsBalance, { query: {} });
  await request(creditsBalance, { query: {} });
  expect(restored).toHaveBeenCalledTimes(1);
});
