import { atom } from 'jotai';
import type { Order } from './order';

/** What the user's settings say a new form starts with. */
export const defaultsAtom = atom<Partial<Order>>({});
