import { atom } from 'jotai';

/** The message that is being edited. */
export const editedAtom = atom<string | null>(null);
