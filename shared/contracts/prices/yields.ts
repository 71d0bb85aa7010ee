import type { Costs } from '../credits';
import { grouped } from '../grouped';
import { IMAGE_MODELS, VIDEO_MODELS } from '../models';

/** What credits make, each if all of them go there. */
export interface Yields {
  /** Pictures by the cheapest model. */
  readonly pictures?: number;
  /** Whole seconds of film by the cheapest model. */
  readonly filmSeconds?: number;
}

/**
 * What a number of credits makes at the prices in force. A kind that is not offered here has none.
 * @param credits whole credits
 */
export function countYields(costs: Costs, credits: number): Yields {
  const picture = least(IMAGE_MODELS.map(({ id }) => costs[`image:${id}`]));
  const second = least(VIDEO_MODELS.map(({ id }) => costs[`video:${id}:second`]));
  return {
    ...(picture && { pictures: Math.floor(credits / picture) }),
    ...(second && { filmSeconds: Math.floor(credits / second) }),
  };
}

/** Yields in words: `about 240 pictures or 12 minutes of film`; empty where neither is offered. */
export function sayYields({ pictures, filmSeconds }: Yields): string {
  const parts = [
    pictures !== undefined && `${grouped(pictures)} ${pictures === 1 ? 'picture' : 'pictures'}`,
    filmSeconds !== undefined && `${sayLength(filmSeconds)} of film`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? `about ${parts.join(' or ')}` : '';
}

/** Seconds up to two minutes, then whole minutes. */
function sayLength(seconds: number): string {
  if (seconds < 120) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${grouped(Math.floor(seconds / 60))} minutes`;
}

function least(prices: readonly (number | undefined)[]): number | undefined {
  const known = prices.filter((price) => price !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}
