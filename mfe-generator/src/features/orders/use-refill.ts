import { useState } from 'react';

/** Puts something into a form; `said` tells it to those who do not see it change. */
export function useFill<Order>(change: (order: Partial<Order>) => void) {
  const [said, setSaid] = useState('');
  const fill = (order: Partial<Order>, words: string, field?: string) => {
    change(order);
    setSaid(words);
    focusField(field);
  };
  return { said, fill };
}

/** Focuses a field by its `data-field`, the text where none is named; a field that comes with the change is there then. */
function focusField(name: string | undefined): void {
  const control = name
    ? `[data-field="${name}"] :is(select, input[inputmode], input:checked)`
    : 'textarea:is([name="prompt"], [name="text"])';
  requestAnimationFrame(() => document.querySelector<HTMLElement>(control)?.focus());
}

/** A form that keeps its seed can be filled from what was made. */
interface Refillable {
  prompt: string;
  keepSeed: boolean;
  seed: string;
}

/** What results and examples put into a form that makes something from a prompt and a seed. */
export function useRefill<Order extends Refillable>(change: (order: Partial<Order>) => void) {
  const { said, fill } = useFill<Refillable>((order) => change(order as Partial<Order>));
  return {
    said,
    fillAgain: (order: Order, field?: string) =>
      fill(order, 'The form is filled with this prompt, its settings and its seed.', field),
    keepSeed: (seed: number) =>
      fill({ keepSeed: true, seed: String(seed) }, `Seed ${seed} is kept for the next press.`),
    startFrom: (prompt: string) => fill({ prompt }, 'The prompt is filled in.'),
  };
}
