import { atom } from 'jotai';
import { defaultsAtom } from './defaults-atom';
import { keepDraft, readDraft } from './draft';
import type { Order } from './order';

const changedAtom = atom<Order | null>(null);

/** The form of this page. Every change is kept at once, so that neither a reload nor signing in loses it. */
export const orderAtom = atom(
  (get) => get(changedAtom) ?? readDraft(get(defaultsAtom)),
  (get, set, change: Partial<Order>) => {
    const order = { ...get(orderAtom), ...change };
    set(changedAtom, order);
    keepDraft(order);
  },
);
