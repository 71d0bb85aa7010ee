import { randomInt } from 'node:crypto';
import { SEED_MAX } from '@flint/shared/contracts/image-options';
import type { ChatOrder } from '../spec/chat-model';

/** Seed of an answer: at temperature 0 from the conversation alone; above, from the order's seed, else random. */
export function seedOf({ temperature, seed }: Pick<ChatOrder, 'temperature' | 'seed'>): number {
  return temperature === 0 ? 0 : ((seed ?? randomInt(2 ** 32)) % SEED_MAX) + 1;
}
