import { type Atom, atom } from 'jotai';
import { keepDraft, readDraft } from './draft';

interface Drafted<Order> {
  /** Where the browser keeps it. */
  key: string;
  form: { parse(kept: unknown): Order };
  /** What the user's settings say a blank form starts with. */
  defaults?: Atom<Partial<Order>>;
  /** Whether a draft is as good as none. */
  isBlank?: (draft: Order) => boolean;
}

/** The form of a page. Every change is kept at once, so that neither a reload nor signing in loses it. */
export function createOrderAtom<Order extends object>({ key, form, defaults, isBlank }: Drafted<Order>) {
  const changed = atom<Order | null>(null);
  const current = atom((get) => {
    const order = get(changed);
    if (order) return order;
    const draft = readDraft(key, form);
    return defaults && isBlank?.(draft) ? { ...draft, ...get(defaults) } : draft;
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
