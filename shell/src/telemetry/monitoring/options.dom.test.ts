import { readFileSync } from 'node:fs';
import type { Boot } from '@flint/shared/contracts/boot';
import { NETWORK_BODY_MAX, REPLAY, SEND_RETRIES } from '@flint/shared/contracts/monitoring/limits';
import type { BrowserOptions, ErrorEvent } from '@sentry/react';
import { monitoringOptions, traceTargets } from './options';
import { REPLAY_OPTIONS } from './replay';

const DSN = 'https://publickey@sentry.test/42';
const boot = (rest: Partial<Boot> = {}): Boot => ({
  ...{ environment: 'production', session: null, remotes: [], monitoring: { dsn: DSN } },
  ...rest,
});
const options = (rest?: Partial<Boot>) => monitoringOptions(boot(rest), 'shell@1a2b3c4d');

beforeAll(() => {
  globalThis.fetch = jest.fn();
});

test('errors are reported in production and staging alone, and only with a DSN', () => {
  expect(options().enabled).toBe(true);
  expect(options({ environment: 'staging' }).enabled).toBe(true);
  expect(options({ environment: 'development' }).enabled).toBe(false);
  const { monitoring: _off, ...unconfigured } = boot();
  expect(monitoringOptions(unconfigured, 'shell@1').enabled).toBe(false);
});

/** The specification's table: what a row says, and what this page does. */
test.each([
  ['The trace sampling rate is 0.1.', () => options().tracesSampleRate, 0.1],
  ['The replay session rate is 0.02.', () => options().replaysSessionSampleRate, 0.02],
  ['The replay on-error rate is 1.', () => options().replaysOnErrorSampleRate, 1],
  ['Up to 50 breadcrumbs are kept.', () => options().maxBreadcrumbs, 50],
  ['Replay masks all text.', () => REPLAY_OPTIONS.maskAllText && REPLAY_OPTIONS.maskAllInputs, true],
  ['Replay blocks all media.', () => REPLAY_OPTIONS.blockAllMedia, true],
  ['The replay flush minimum delay is 5000 ms.', () => REPLAY_OPTIONS.flushMinDelay, 5_000],
  ['The replay flush maximum delay is 5500 ms.', () => REPLAY_OPTIONS.flushMaxDelay, 5_500],
  ['The minimum replay is 4999 ms.', () => REPLAY_OPTIONS.minReplayDuration, 4_999],
  ['The maximum replay is 3,600,000 ms.', () => REPLAY_OPTIONS.maxReplayDuration, 3_600_000],
  ['The replay idle pause is 300,000 ms.', () => REPLAY.idlePause, 300_000],
  ['The replay idle expiry is 900,000 ms.', () => REPLAY.idleExpiry, 900_000],
  ['The replay event buffer cap is 20,000,000 bytes.', () => REPLAY.bufferMax, 20_000_000],
  ['Replay is throttled at 300 events per second.', () => REPLAY.throttle, { events: 300, perMs: 1_000 }],
  ['Network bodies are truncated at 150,000 characters.', () => NETWORK_BODY_MAX, 150_000],
  ['Up to 3 send retries are made.', () => SEND_RETRIES, 3],
  ['Reports go to a tunnel of the same origin.', () => options().tunnel, '/monitoring'],
])('%s', (_row, actual, specified) => {
  expect(actual()).toEqual(specified);
});

test('no bodies of requests are recorded', () => {
  expect(REPLAY_OPTIONS).toMatchObject({ networkCaptureBodies: false, networkDetailAllowUrls: [] });
});

/** Limits that replay has as constants of its own program. */
const program = readFileSync(require.resolve('@sentry/replay'), 'utf8');
const constantOf = (name: string) => Number(new RegExp(`const ${name} = ([\\de]+);`).exec(program)?.[1]);

test.each([
  ['SESSION_IDLE_PAUSE_DURATION', REPLAY.idlePause, 300_000],
  ['SESSION_IDLE_EXPIRE_DURATION', REPLAY.idleExpiry, 900_000],
  ['REPLAY_MAX_EVENT_BUFFER_SIZE', REPLAY.bufferMax, 20_000_000],
  ['RETRY_MAX_COUNT', SEND_RETRIES, 3],
  ['NETWORK_BODY_MAX_SIZE', NETWORK_BODY_MAX, 150_000],
])('%s of the installed replay is %d', (name, ours, specified) => {
  expect(ours).toBe(specified);
  expect(constantOf(name)).toBe(specified);
});

test('trace headers go to localhost and to the API, and to no host that only begins like them', () => {
  const targets = traceTargets('https://api.flint.test', 'https://flint.test');
  const isTarget = (url: string) => targets.some((target) => target.test(url));
  expect(['http://localhost:3000/api/runs', 'https://api.flint.test/api/runs'].map(isTarget)).toEqual([true, true]);
  expect(
    ['https://localhost.evil.test/', 'https://evil.test/localhost', 'https://api.flint.test.evil.test/'].map(isTarget),
  ).toEqual([false, false, false]);
  expect(traceTargets('/', 'https://flint.test').some((target) => target.test('https://flint.test/api/runs'))).toBe(
    true,
  );
});

const sendError = async (thrown: unknown, event: Partial<ErrorEvent> = {}) =>
  options().beforeSend?.({ type: undefined, ...event }, { originalException: thrown });

test('redirects of the router are dropped, errors are sent with the release of their source', async () => {
  expect(await sendError(new Response(null, { status: 302, headers: { location: '/' } }))).toBeNull();
  expect(await sendError(new Error('x'), { tags: { source: 'mfe-tools', version: '1.4.0' } })).toMatchObject({
    release: 'mfe-tools@1.4.0',
  });
});

test('transactions of the not-found page are dropped, others are sent', () => {
  const send = (transaction: string) =>
    options().beforeSendTransaction?.(
      { type: 'transaction', transaction } as Parameters<NonNullable<BrowserOptions['beforeSendTransaction']>>[0],
      {},
    );
  expect(send('/404')).toBeNull();
  expect(send('/library')).toMatchObject({ transaction: '/library' });
});

test('noise and scripts of extensions are filtered, as whole messages', () => {
  const { ignoreErrors = [], denyUrls = [] } = options();
  const matches = (patterns: readonly (string | RegExp)[], text: string) =>
    patterns.some((pattern) => pattern instanceof RegExp && pattern.test(text));
  expect(matches(ignoreErrors, 'TypeError: Failed to fetch')).toBe(true);
  expect(matches(ignoreErrors, 'Failed to fetch credits')).toBe(false);
  expect(matches(denyUrls, 'moz-extension://abc/a.js')).toBe(true);
});
