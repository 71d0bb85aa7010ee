import type { BrowserError } from '@flint/shared/contracts/browser-errors';
import { fingerprintOf } from './fingerprint';

const ERROR: BrowserError = {
  source: 'mfe-billing',
  version: '1.2.0',
  kind: 'error',
  name: 'TypeError',
  message: 'row 12 has no price',
  stack: 'TypeError: row 12 has no price\n  at sum (https://a.test/remotes/mfe-billing/1.2.0/448.9f8e7d6c.js:1:23)',
  count: 1,
};
const changed = (change: Partial<BrowserError>) => fingerprintOf({ ...ERROR, ...change });

test('numbers, content hashes and origins do not change the fingerprint', () => {
  expect(changed({ message: 'row 7 has no price', count: 9 })).toBe(fingerprintOf(ERROR));
  expect(changed({ stack: ERROR.stack?.replace('9f8e7d6c', '00112233').replace(':1:23', ':4:56') })).toBe(
    fingerprintOf(ERROR),
  );
  expect(changed({ stack: ERROR.stack?.replace('a.test', 'b.test') })).toBe(fingerprintOf(ERROR));
});

test.each([
  { name: 'RangeError' },
  { message: 'row 12 has no name' },
  { kind: 'rejection' as const },
  { action: 'signIn' },
  { stack: ERROR.stack?.replace('sum', 'total') },
])('%j is another error', (change) => {
  expect(changed(change)).not.toBe(fingerprintOf(ERROR));
});
