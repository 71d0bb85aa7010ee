import { type Atom, atom } from 'jotai';
import { keepDraft, readDraft } from './draft';

interface Drafted<Order> {
  /** Where the browser keeps it. */
  key: string;
  form: { parse(kept: unknown): Order };
  /** What the user's settings say a form without a prompt starts with. */
  defaults?: Atom<Partial<Order>>;
}

/** The form of a page. Every change is kept at once, so that neither a reload nor signing in loses it. */
export function createOrderAtom<Order extends { prompt: string }>({ key, form, defaults }: Drafted<Order>) {
  const changed = atom<Order | null>(null);
  const current = atom((get) => {
    const order = get(changed);
    if (order) return order;
    const draft = readDraft(key, form);
    return defaults && draft.prompt === '' ? { ...draft, ...get(defaults) } : draft;
  });
  return atom(
    (get) => get(current),
    (get, set, change: Partial<Order>) => {
      const order = { ...get(current), ...change };
      set(changed, order);
      keepDraft(key, order);
    },
  );
}
