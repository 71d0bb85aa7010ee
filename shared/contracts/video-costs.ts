import type { Costs } from './credits';
import { type Fare, priceFare } from './fare';
import { type ServedBy, VIDEO_MODELS } from './models';

/** Credits for one second by the built-in engine, whatever model was named. */
export const BUILT_IN_VIDEO_CREDITS_PER_SECOND = 1;

const keyOf = (model: string) => `video:${model}:second`;

/** The prices of videos on a server where `servedBy` makes them, in whole credits for each second begun. */
export function videoCosts(servedBy: ServedBy): Costs {
  return Object.fromEntries(
    VIDEO_MODELS.map(({ id, vendorCreditsPerSecond }) => [
      keyOf(id),
      servedBy === 'fal' ? vendorCreditsPerSecond : BUILT_IN_VIDEO_CREDITS_PER_SECOND,
    ]),
  );
}

/**
 * Each second begun is paid.
 * @param seconds as it will be made
 */
export function videoFare(model: string, seconds: number): Fare {
  return { key: keyOf(model), units: Math.ceil(seconds) };
}

/**
 * The exact price of a video in whole credits: the button shows it, the server charges it.
 * @param seconds as it will be made
 * @throws RangeError when the table has no price for the model: nothing is ever free by accident.
 */
export function priceVideo(costs: Costs, model: string, seconds: number): number {
  return priceFare(costs, videoFare(model, seconds));
}
