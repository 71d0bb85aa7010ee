import { readOptions, readRamp } from './options.mjs';
import { branchOf } from './preview.mjs';

const NAMES = ['env', 'rollout', 'ramp', 'every', 'why', 'force', 'preview', 'expires'];
const read = (...argv) => readOptions('Usage', NAMES, { why: true, argv });

test('a preview needs neither environment nor reason, and may be named', () => {
  expect(read('mfe-billing', '--preview')).toMatchObject({
    remote: 'mfe-billing',
    branch: undefined,
    hours: undefined,
  });
  expect(read('mfe-billing', '--preview', 'prices', '--expires', '3d')).toMatchObject({ branch: 'prices', hours: 72 });
  expect(read('mfe-billing', '--preview', '--expires', '12h', '--env', 'staging')).toMatchObject({
    ...{ hours: 12, environment: 'staging' },
  });
});

test.each([
  [['mfe-billing', '--preview', 'a', 'b'], 'There is something too much: b'],
  [['mfe-billing', '--preview', '--rollout', '5'], 'A preview has no --rollout'],
  [['mfe-billing', '--preview', '--ramp', '5,25', '--every', '1h'], 'A preview has no --ramp'],
  [['mfe-billing', '--preview', '--expires', '3w'], '--expires reads like 12h or 3d, not 3w.'],
  [['mfe-billing', '--preview', '--expires', '0d'], '--expires reads like 12h or 3d, not 0d.'],
  [['mfe-billing', '--env', 'staging', '--why', 'x', '--expires', '3d'], '--expires is of a preview'],
  [['mfe-billing', 'prices', '--env', 'staging', '--why', 'x'], 'There is something too much: prices'],
  [['mfe-billing', '--env', 'staging'], 'Say why'],
])('%j is refused', (args, words) => {
  expect(() => read(...args)).toThrow(words);
});

test('the name that was given is the branch', () => {
  expect(branchOf('prices')).toBe('prices');
});

test('a ramp is read with its interval', () => {
  expect(readRamp({ ramp: '5,25,100', every: '30m' })).toEqual({ steps: [5, 25, 100], everySeconds: 1_800 });
  expect(readRamp({})).toBeUndefined();
});

test.each([
  [{ ramp: '5,25' }, /go together/],
  [{ ramp: '25,5', every: '1h' }, /rising/],
  [{ ramp: '5,x', every: '1h' }, /rising/],
  [{ ramp: '5,101', every: '1h' }, /rising/],
  [{ ramp: '5,25', every: 'soon' }, /90s/],
])('%j is refused', (given, words) => {
  expect(() => readRamp(given)).toThrow(words);
});
