import { atom } from 'jotai';

/**
 * Recordings of this visit, by the id of what they were sent as: lines of a transcript can be heard while the page is
 * open. They are not kept: whoever sent them has them.
 */
export const recordingsAtom = atom<Readonly<Record<string, File>>>({});
