import type { ServedBy } from '@flint/shared/contracts/providers';
import { NARRATION_MAX, needsPicture, PICTURE_NEEDED } from '@flint/shared/contracts/videos';
import { formatNumber } from '@flint/shared/ui/format-number';
import { promptFault, seedFault } from '../orders/fields/faults';
import type { Order } from './order';

/** Validation errors by field. */
export interface OrderFaults {
  prompt: string | undefined;
  picture: string | undefined;
  narration: string | undefined;
  seed: string | undefined;
}

/**
 * Validates an order as the server does.
 * @param fromPicture whether the page requires a picture, independent of the model
 */
export function findFaults(order: Order, filmedBy: ServedBy, fromPicture: boolean): OrderFaults {
  return {
    prompt: promptFault(order.prompt, 'Describe the video.'),
    picture: pictureFault(order, filmedBy, fromPicture),
    narration: filmedBy === 'embedded' ? narrationFault(order.narration.trim()) : undefined,
    seed: seedFault(order),
  };
}

function pictureFault({ picture, model }: Order, filmedBy: ServedBy, fromPicture: boolean): string | undefined {
  if (picture) return undefined;
  if (needsPicture(filmedBy, model)) return PICTURE_NEEDED;
  return fromPicture ? 'Choose a picture to start from.' : undefined;
}

function narrationFault({ length }: string): string | undefined {
  const over = length - NARRATION_MAX;
  if (over <= 0) return undefined;
  return `${formatNumber(over)} over. What is spoken has at most ${formatNumber(NARRATION_MAX)} characters.`;
}
