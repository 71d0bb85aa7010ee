import { readDevice } from './device';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

test.each([
  [CHROME, { browser: 'Chrome 141', system: 'Windows', kind: 'desktop' }],
  [SAFARI, { browser: 'Safari 18', system: 'iOS', kind: 'mobile' }],
  [FIREFOX, { browser: 'Firefox 128', system: 'Linux', kind: 'desktop' }],
  ['', { browser: null, system: null, kind: 'unknown' }],
])('a browser is named as its owner would: %s', (userAgent, device) => {
  expect(readDevice(userAgent)).toEqual(device);
});

test('a user agent that is not a browser is shown without a guess', () => {
  expect(readDevice('x'.repeat(512))).toEqual({ browser: null, system: null, kind: 'unknown' });
});
