/**
 * Whole credits one picture of a run cost. Only what arrived is paid, each at the same share of the run's price.
 * Where a price does not divide, the first places carry the rest, so that the sum over all places is the price.
 * @param position place in the run, from 0
 */
export function itemCost(run: { price: number; count: number }, position: number): number {
  return Math.floor(run.price / run.count) + (position < run.price % run.count ? 1 : 0);
}
