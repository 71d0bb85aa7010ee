import { PROMPT_MAX, SEED_MAX } from '@flint/shared/contracts/images';
import { OVERLAYS_MAX, overlayFault, TOO_MANY_OVERLAYS } from '@flint/shared/contracts/overlay-text';
import { formatNumber } from '@flint/shared/ui/format-number';
import { type Order, textsOf } from './order';

/** What keeps an order from being sent, by field, in words. */
export interface OrderFaults {
  prompt?: string;
  seed?: string;
  texts?: string;
}

/** Checks an order as the server would. */
export function findFaults({ prompt, texts, keepSeed, seed }: Order): OrderFaults {
  return {
    ...promptFault(prompt.trim().length),
    ...textsFault(textsOf(texts)),
    ...(keepSeed && seedFault(seed.trim())),
  };
}

function promptFault(length: number): OrderFaults {
  if (length === 0) return { prompt: 'Describe the picture.' };
  if (length <= PROMPT_MAX) return {};
  const over = length - PROMPT_MAX;
  return {
    prompt: `${formatNumber(over)} ${over === 1 ? 'character' : 'characters'} over. A prompt has at most ${formatNumber(PROMPT_MAX)}.`,
  };
}

function textsFault(texts: readonly string[]): OrderFaults {
  const fault = texts.length > OVERLAYS_MAX ? TOO_MANY_OVERLAYS : texts.map(overlayFault).find(Boolean);
  return fault ? { texts: fault } : {};
}

function seedFault(seed: string): OrderFaults {
  const valid = /^\d{1,10}$/.test(seed) && Number(seed) <= SEED_MAX;
  return valid ? {} : { seed: `A seed is a whole number from 0 to ${formatNumber(SEED_MAX)}.` };
}
