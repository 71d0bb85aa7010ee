import { useState } from 'react';

/** A form that keeps its seed can be filled from what was made. */
interface Refillable {
  prompt: string;
  keepSeed: boolean;
  seed: string;
}

/** What results and examples put into a form; `said` tells it to those who do not see it change. */
export function useRefill<Order extends Refillable>(change: (order: Partial<Order>) => void) {
  const [said, setSaid] = useState('');
  const fill = (order: Partial<Refillable>, words: string) => {
    change(order as Partial<Order>);
    setSaid(words);
    document.querySelector<HTMLElement>('textarea[name="prompt"]')?.focus();
  };
  return {
    said,
    fillAgain: (order: Order) => fill(order, 'The form is filled with this prompt, its settings and its seed.'),
    keepSeed: (seed: number) =>
      fill({ keepSeed: true, seed: String(seed) }, `Seed ${seed} is kept for the next press.`),
    startFrom: (prompt: string) => fill({ prompt }, 'The prompt is filled in.'),
  };
}
