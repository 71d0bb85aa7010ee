import type { Costs } from './credits';

/** What is charged for: a row of the price table, and how many of it. */
export interface Fare {
  readonly key: string;
  readonly units: number;
}

/**
 * The exact price in whole credits: the button shows it, the server charges it.
 * @throws RangeError when the table has no such row: nothing is ever free by accident.
 */
export function priceFare(costs: Costs, { key, units }: Fare): number {
  const each = costs[key];
  if (each === undefined) throw new RangeError(`No price for ${key}`);
  return each * units;
}

/** The same for a price that is only shown: undefined while the table is not there, or where nobody does the work. */
export function shownPrice(costs: Costs | null, fare: Fare): number | undefined {
  return costs && fare.key in costs ? priceFare(costs, fare) : undefined;
}
