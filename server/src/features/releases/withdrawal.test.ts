import { isFailing, whyFailing } from './withdrawal';

const counts = (mounts: number, failures: number) => ({ mounts, failures });

test.each<[string, [number, number], [number, number], boolean]>([
  ['too few reports to tell', [0, 19], [100, 0], false],
  ['every load fails', [0, 20], [100, 0], true],
  ['one in twenty', [19, 1], [100, 0], true],
  ['fewer than one in twenty', [96, 4], [100, 0], false],
  ['three times as bad as stable', [70, 30], [90, 10], true],
  ['bad, and stable nearly as bad', [80, 20], [90, 10], false],
  ['no word of the stable version', [10, 10], [0, 0], true],
])('%s', (_what, candidate, stable, expected) => {
  expect(isFailing(counts(...candidate), counts(...stable))).toBe(expected);
});

test('the reason has both error rates', () => {
  expect(whyFailing(counts(15, 5), counts(99, 1))).toBe('5 of 20 loads failed within ten minutes (25 %, stable: 1 %).');
});
