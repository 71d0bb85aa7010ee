/** Buckets in a doubling: neighbours are 19 % apart. */
const PER_DOUBLING = 4;
/** Number of buckets: the last holds 65 s and more. */
export const BUCKETS = 65;

/** Counts of values by bucket, sparse. */
export type Histogram = readonly (number | undefined)[];

/** The bucket of a value; values below 1 and above the last bucket are clamped. */
export function bucketOf(value: number): number {
  return Math.min(BUCKETS - 1, Math.round(PER_DOUBLING * Math.log2(Math.max(1, value))));
}

/** Buckets that a factor shifts a value by. */
export const shiftOf = (factor: number) => PER_DOUBLING * Math.log2(factor);

/** Number of values. */
export const sizeOf = (histogram: Histogram) => histogram.reduce<number>((sum, count = 0) => sum + count, 0);

/** Sum of two histograms. */
export function merged(one: Histogram, other: Histogram): number[] {
  return Array.from({ length: BUCKETS }, (_, bucket) => (one[bucket] ?? 0) + (other[bucket] ?? 0));
}

/** A quantile, interpolated within its bucket; null of no values. @param share such as 0.75 */
export function quantileOf(histogram: Histogram, share: number): number | null {
  const rank = share * sizeOf(histogram);
  if (rank === 0) return null;
  let below = 0;
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    const count = histogram[bucket] ?? 0;
    if (count > 0 && below + count >= rank) return 2 ** ((bucket - 0.5 + (rank - below) / count) / PER_DOUBLING);
    below += count;
  }
  return null;
}
