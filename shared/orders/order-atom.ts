import { type Atom, atom } from 'jotai';
import { keepDraft, readDraft } from './draft';

interface Drafted<Order> {
  /** Key in web storage. */
  key: string;
  form: { parse(kept: unknown): Order };
  /** Defaults from the user's settings for a blank form. */
  defaults?: Atom<Partial<Order>>;
  /** Whether a draft holds nothing worth restoring. */
  isBlank?: (draft: Order) => boolean;
}

/** The state of a page's form. Every change is stored at once, so that neither a reload nor signing in loses it. */
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
