import { randomInt } from 'node:crypto';
import { SEED_MAX } from '@flint/shared/contracts/image-options';
import type { ChatOrder } from '../spec/chat-model';

/** At temperature 0 the conversation alone decides; above, the seed too, by chance unless the order has one. */
export function seedOf({ temperature, seed }: Pick<ChatOrder, 'temperature' | 'seed'>): number {
  return temperature === 0 ? 0 : ((seed ?? randomInt(2 ** 32)) % SEED_MAX) + 1;
}
