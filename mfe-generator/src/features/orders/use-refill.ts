import { useStore, type WritableAtom } from 'jotai';
import { useState } from 'react';

type FormAtom<Order> = WritableAtom<Order, [Partial<Order>], void>;

/** Fills values into a form; `said` announces it to screen readers. A replaced draft can be had back. */
export function useFill<Order extends object>(form: FormAtom<Order>) {
  const store = useStore();
  const [said, setSaid] = useState('');
  const fill = (order: Partial<Order>, words: string, field?: string) => {
    const before = store.get(form);
    store.set(form, order);
    // Lazy: no first screen needs it. Without it the form is filled all the same.
    import(/* webpackChunkName: "late" */ '@flint/shared/orders/replace-draft').then(
      ({ offerDraft }) => offerDraft(store, form, before, order),
      () => undefined,
    );
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
export function useRefill<Order extends Refillable>(form: FormAtom<Order>) {
  const { said, fill } = useFill<Order>(form);
  return {
    said,
    fillAgain: (order: Order, field?: string) =>
      fill(order, 'The form is filled with this prompt, its settings and its seed.', field),
    keepSeed: (seed: number) =>
      fill({ keepSeed: true, seed: String(seed) } as Partial<Order>, `Seed ${seed} is kept for the next press.`),
    startFrom: (prompt: string) => fill({ prompt } as Partial<Order>, 'The prompt is filled in.'),
  };
}
