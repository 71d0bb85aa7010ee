import { isMonitored } from './limits';
import { scrubReport } from './scrub';

const scrubbed = (report: unknown) => JSON.stringify(scrubReport(report));

test.each(['authorization', 'cookie', 'set-cookie', 'x-api-key'])('the header %s is hidden, in any case', (name) => {
  for (const spelled of [name, name.toUpperCase(), name.replace(/\b\w/g, (letter) => letter.toUpperCase())]) {
    expect(scrubReport({ request: { headers: { [spelled]: 's3cret' } } })).toEqual({
      request: { headers: { [spelled]: '[hidden]' } },
    });
    expect(scrubbed([[spelled, 's3cret']])).not.toContain('s3cret');
    expect(scrubbed({ [`http.request.header.${spelled}`]: ['s3cret'] })).not.toContain('s3cret');
  }
});

test.each(['token', 'key', 'secret', 'password'])('the query key %s is hidden', (key) => {
  const { url, data } = scrubReport({
    url: `https://flint.test/a?${key}=s3cret&page=2`,
    data: { to: `/a?${key}=s3cret`, query: `?${key}=s3cret`, [key]: 's3cret' },
  });
  expect([url, data.to]).toEqual(['https://flint.test/a', '/a']);
  expect(JSON.stringify(data)).not.toContain('s3cret');
});

test('the access token and the refresh token are stripped from a snapshot of the state', () => {
  const state = {
    auth: { user: { name: 'Maya' }, accessToken: 's3cret', refreshToken: 's3cret', refresh_token: 's3cret' },
  };
  expect(scrubReport({ contexts: { state } })).toEqual({
    contexts: {
      state: {
        auth: { user: { name: 'Maya' }, accessToken: '[hidden]', refreshToken: '[hidden]', refresh_token: '[hidden]' },
      },
    },
  });
});

test('texts are redacted as in every error report, in any nesting and in names', () => {
  const report = { exception: { values: [{ value: 'no maya@example.com' }] }, tags: { 'maya@example.com': 1 } };
  expect(scrubReport(report)).toEqual({ exception: { values: [{ value: 'no [email]' }] }, tags: { '[email]': 1 } });
});

test('identifiers of the protocol, of requests and of runs stay, and only as such', () => {
  const id = '0123456789abcdef0123456789abcdef';
  expect(scrubReport({ event_id: id, trace_ids: [[id, 1]], replay_id: id })).toEqual({
    ...{ event_id: id, trace_ids: [[id, 1]], replay_id: id },
  });
  const uuid = '0f0f0f0f-0000-4000-8000-000000000000';
  expect(scrubReport({ requestId: uuid, runId: uuid, userId: uuid })).toEqual({
    requestId: uuid,
    runId: uuid,
    userId: '[id]',
  });
  expect(scrubReport({ event_id: 'maya@example.com', message: id })).toEqual({
    event_id: '[email]',
    message: '[token]',
  });
});

test('a network body of 150,001 characters is cut to 150,000', () => {
  const kept = scrubReport({ request: { body: 'x '.repeat(75_000) }, response: { body: `${'x '.repeat(75_000)}y` } });
  expect([kept.request.body.length, kept.response.body.length]).toEqual([150_000, 150_000]);
});

test('a report that is nested too deeply is cut off', () => {
  let deep: unknown = 's3cret';
  for (let level = 0; level < 100; level++) deep = { deep };
  expect(scrubbed(deep)).not.toContain('s3cret');
});

test.each([
  ['production', 'https://key@sentry.test/1', true],
  ['staging', 'https://key@sentry.test/1', true],
  ['development', 'https://key@sentry.test/1', false],
  ['production', undefined, false],
  ['staging', '', false],
] as const)('in %s with the DSN %s, errors are reported: %s', (env, dsn, expected) => {
  expect(isMonitored({ env, dsn })).toBe(expected);
});
