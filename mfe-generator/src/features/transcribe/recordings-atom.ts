import { atom } from 'jotai';

/**
 * Recordings of this visit by upload id, so that lines of a transcript can be played while the page is open. Not
 * stored: the user has the files.
 */
export const recordingsAtom = atom<Readonly<Record<string, File>>>({});
