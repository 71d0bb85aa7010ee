import { OVERLAYS_MAX, overlayFault, TOO_MANY_OVERLAYS } from '@flint/shared/contracts/overlay-text';
import { promptFault, seedFault } from '../orders/fields/faults';
import { type Order, textsOf } from './order';

/** Validation errors by field. */
export interface OrderFaults {
  prompt: string | undefined;
  seed: string | undefined;
  texts: string | undefined;
}

/** Validates an order as the server does. */
export function findFaults(order: Order): OrderFaults {
  return {
    prompt: promptFault(order.prompt, 'Describe the picture.'),
    seed: seedFault(order),
    texts: textsFault(textsOf(order.texts)),
  };
}

function textsFault(texts: readonly string[]): string | undefined {
  return texts.length > OVERLAYS_MAX ? TOO_MANY_OVERLAYS : texts.map(overlayFault).find(Boolean);
}
