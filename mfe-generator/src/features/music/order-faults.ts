import { TEMPO_MAX, TEMPO_MIN } from '@flint/shared/contracts/music';
import { promptFault, seedFault } from '../orders/fields/faults';
import type { Order } from './order';

/** Validation errors by field. */
export interface OrderFaults {
  prompt: string | undefined;
  tempo: string | undefined;
  seed: string | undefined;
}

/** Validates an order as the server does. */
export function findFaults(order: Order): OrderFaults {
  return {
    prompt: promptFault(order.prompt, 'Describe the music.'),
    tempo: order.mode === 'full' ? tempoFault(order.tempo.trim()) : undefined,
    seed: seedFault(order),
  };
}

function tempoFault(tempo: string): string | undefined {
  const beats = Number(tempo);
  const fine = tempo === '' || (/^\d+$/.test(tempo) && beats >= TEMPO_MIN && beats <= TEMPO_MAX);
  return fine ? undefined : `A tempo is a whole number from ${TEMPO_MIN} to ${TEMPO_MAX}.`;
}
