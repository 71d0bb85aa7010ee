import { atom } from 'jotai';

/** A failed action, and how to retry it. */
export interface Trouble {
  text: string;
  again: () => void;
}

/** The newest failed action; null without one. */
export const troubleAtom = atom<Trouble | null>(null);
