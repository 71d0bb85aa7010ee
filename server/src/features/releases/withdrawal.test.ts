import { whyFailing } from './withdrawal';

const period = ([failures, loads]: [number, number], [stableFailures, stableLoads]: [number, number]) => ({
  candidate: { bad: failures, all: loads },
  stable: { bad: stableFailures, all: stableLoads },
});

test('a candidate that fails more often is withdrawn, and the reason has the figures', () => {
  expect(whyFailing([period([12, 40], [1, 160]), period([10, 40], [0, 160])])).toBe(
    '22 of 80 loads failed since it was offered (27.5 %); 1 of 320 of the stable version in the same time (0.3 %). ' +
      'Up to 2.0 % was accepted.',
  );
});

test.each<[string, [number, number], [number, number]]>([
  ['one failure in twenty loads', [1, 20], [0, 100]],
  ['as many failures as of the stable version', [20, 100], [20, 100]],
  ['twice as many', [20, 100], [10, 100]],
])('%s is no reason', (_what, candidate, stable) => {
  expect(whyFailing([period(candidate, stable)])).toBeUndefined();
});
