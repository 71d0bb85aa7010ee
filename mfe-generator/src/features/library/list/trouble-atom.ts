import { atom } from 'jotai';

/** An act that failed, and the way to try it again. */
export interface Trouble {
  text: string;
  again: () => void;
}

/** The newest of them; null when all is well. */
export const troubleAtom = atom<Trouble | null>(null);
