import { allowPixels, pixelsFor } from './pixels';

const IDS = { googleAnalytics: 'G-ABC123' };
const POLICY =
  "default-src 'none';script-src 'self';connect-src 'self';img-src 'self';require-trusted-types-for 'script'";

test.each([
  ['without an answer', {}, { consent: 'unasked' }],
  ['with consent', { cookie: 'a=b; flint-pixels=granted' }, { consent: 'granted', ids: IDS }],
  ['after a refusal', { cookie: 'flint-pixels=refused' }, { consent: 'refused' }],
  ['with a made-up answer', { cookie: 'flint-pixels=yes' }, { consent: 'unasked' }],
  [
    'with Global Privacy Control, whatever was answered',
    { 'sec-gpc': '1', cookie: 'flint-pixels=granted' },
    { consent: 'signal' },
  ],
])('%s', (_when, headers, expected) => {
  expect(pixelsFor({ headers }, IDS)).toEqual(expected);
});

test('the policy names the origins of the configured services alone', () => {
  expect(allowPixels(POLICY, {})).toBe(POLICY);
  expect(allowPixels(POLICY, { meta: '42' })).toBe(
    "default-src 'none';script-src 'self' https://connect.facebook.net;" +
      "connect-src 'self' https://connect.facebook.net https://www.facebook.com;img-src 'self' https://www.facebook.com",
  );
  expect(allowPixels(POLICY, IDS)).not.toContain('facebook');
});
