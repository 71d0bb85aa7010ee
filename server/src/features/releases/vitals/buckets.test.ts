import { BUCKETS, bucketOf, quantileOf } from './buckets';

const histogramOf = (values: readonly number[]) => {
  const histogram: number[] = [];
  for (const value of values) histogram[bucketOf(value)] = (histogram[bucketOf(value)] ?? 0) + 1;
  return histogram;
};

test('a value is clamped to the first and the last bucket', () => {
  expect([0, 0.4, 1].map(bucketOf)).toEqual([0, 0, 0]);
  expect(bucketOf(1e9)).toBe(BUCKETS - 1);
});

test('a quantile is within 10 % of the values’ own', () => {
  const values = Array.from({ length: 1_000 }, (_, at) => 20 + at);
  expect(quantileOf(histogramOf(values), 0.75)).toBeGreaterThan(770 * 0.9);
  expect(quantileOf(histogramOf(values), 0.75)).toBeLessThan(770 * 1.1);
  expect(quantileOf([], 0.75)).toBeNull();
});
