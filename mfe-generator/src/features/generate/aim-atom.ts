import { atom } from 'jotai';

/** The one thing of the form that somebody came to change; of the prompt, the characters from `start` to `end`. */
export type Aim =
  | { readonly field: 'prompt'; readonly start: number; readonly end: number }
  | { readonly field: 'style' | 'ratio' | 'seed' };

/** Where the focus goes when the form opens, once. */
export const aimAtom = atom<Aim | null>(null);
