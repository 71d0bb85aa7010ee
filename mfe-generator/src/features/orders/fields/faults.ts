import { PROMPT_MAX, SEED_MAX } from '@flint/shared/contracts/image-options';
import { formatNumber } from '@flint/shared/ui/format-number';

/** Validates a prompt; `missing` is the message for an empty one. */
export function promptFault(prompt: string, missing: string): string | undefined {
  const { length } = prompt.trim();
  if (length === 0) return missing;
  if (length <= PROMPT_MAX) return undefined;
  const over = length - PROMPT_MAX;
  return `${formatNumber(over)} ${over === 1 ? 'character' : 'characters'} over. A prompt has at most ${formatNumber(PROMPT_MAX)}.`;
}

/** Validates a seed as typed; ignored unless it is kept. */
export function seedFault({ keepSeed, seed }: { keepSeed: boolean; seed: string }): string | undefined {
  const typed = seed.trim();
  if (!keepSeed || (/^\d{1,10}$/.test(typed) && Number(typed) <= SEED_MAX)) return undefined;
  return `A seed is a whole number from 0 to ${formatNumber(SEED_MAX)}.`;
}
