import { useState } from 'react';

/** Fills values into a form; `said` announces it to screen readers. */
export function useFill<Order>(change: (order: Partial<Order>) => void) {
  const [said, setSaid] = useState('');
  const fill = (order: Partial<Order>, words: string, field?: string) => {
    change(order);
    setSaid(words);
    focusField(field);
  };
  return { said, fill };
}

/** Focuses a field by its `data-field`, by default the prompt; waits for fields that appear with the change. */
function focusField(name: string | undefined): void {
  const control = name
    ? `[data-field="${name}"] :is(select, input[inputmode], input:checked)`
    : 'textarea:is([name="prompt"], [name="text"])';
  requestAnimationFrame(() => document.querySelector<HTMLElement>(control)?.focus());
}

/** A form with a prompt and a seed. */
interface Refillable {
  prompt: string;
  keepSeed: boolean;
  seed: string;
}

/** Actions of results and examples that fill the form. */
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
