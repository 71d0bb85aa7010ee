import type { Run } from '@flint/shared/contracts/runs';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import type { Order } from './order';
import { orderAtom } from './order-atom';
import { orderOf } from './take-recipe';

/** What results and examples put into the form; `said` tells it to those who do not see it change. */
export function useRefill() {
  const change = useSetAtom(orderAtom);
  const [said, setSaid] = useState('');

  const fill = (order: Partial<Order>, words: string) => {
    change(order);
    setSaid(words);
    document.querySelector<HTMLElement>('textarea[name="prompt"]')?.focus();
  };

  return {
    said,
    useAgain: ({ recipe }: Run) =>
      fill(orderOf(recipe), 'The form is filled with this prompt, its settings and its seed.'),
    keepSeed: (seed: number) =>
      fill({ keepSeed: true, seed: String(seed) }, `Seed ${seed} is kept for the next press.`),
    startFrom: (prompt: string) => fill({ prompt }, 'The prompt is filled in.'),
  };
}
