import { atom } from 'jotai';

/** The field to focus; for the prompt the selection from `start` to `end`. */
export type Aim =
  | { readonly field: 'prompt'; readonly start: number; readonly end: number }
  | { readonly field: 'style' | 'ratio' | 'seed' };

/** The field that gets the focus once when the form opens. */
export const aimAtom = atom<Aim | null>(null);
