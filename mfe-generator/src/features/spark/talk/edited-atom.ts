import { atom } from 'jotai';

/** The id of the message being edited. */
export const editedAtom = atom<string | null>(null);
