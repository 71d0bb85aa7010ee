import { atom } from 'jotai';
import type { Order } from './order';

/** Form defaults from the user's settings. */
export const defaultsAtom = atom<Partial<Order>>({});
