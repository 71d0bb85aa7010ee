/**
 * Whole credits of one picture of a run. Only delivered pictures are charged, each an equal share of the run's price.
 * When the price does not divide evenly, the first positions carry the remainder, so that the sum is the price.
 * @param position position in the run, from 0
 */
export function itemCost(run: { price: number; count: number }, position: number): number {
  return Math.floor(run.price / run.count) + (position < run.price % run.count ? 1 : 0);
}
