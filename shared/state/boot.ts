import { atom } from 'jotai/vanilla';
import type { Boot } from '../contracts/boot';
import { sessionAtom } from './session';

/** Boot data that the server wrote into the page; the shell sets it once, before the first paint. */
export const bootAtom = atom<Boot | null>(null);

/**
 * The user to paint the frame for: the session's user once it is known, the boot data's user until then. Pages with
 * private data wait for the session instead.
 */
export const viewerAtom = atom((get) => {
  const { user, status } = get(sessionAtom);
  const known = status === 'authenticated' || status === 'unauthenticated';
  return known ? user : (user ?? get(bootAtom)?.session?.user ?? null);
});
