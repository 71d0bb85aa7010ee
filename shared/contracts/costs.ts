import type { Costs } from './credits';
import { IMAGE_MODELS, type ServedBy } from './models';

/** Changes with every change of a price; runs keep the version they were priced under. */
export const COST_VERSION = '2026-11-1';

/** Credits for one picture by the built-in engine, whatever model was named (architecture §8.4). */
export const BUILT_IN_IMAGE_CREDITS = 1;

/** The prices in force on a server whose pictures are made by `servedBy`, in whole credits. */
export function costTable(servedBy: ServedBy): Costs {
  return Object.fromEntries(
    IMAGE_MODELS.map((m) => [`image:${m.id}`, servedBy === 'fal' ? m.vendorCredits : BUILT_IN_IMAGE_CREDITS]),
  );
}

/**
 * The exact price of a picture order in whole credits: the button shows it, the server charges it.
 * @throws RangeError when the table has no price for the model: nothing is ever free by accident.
 */
export function priceImages(costs: Costs, model: string, count: number): number {
  const each = costs[`image:${model}`];
  if (each === undefined) throw new RangeError(`No price for ${model}`);
  return each * count;
}
