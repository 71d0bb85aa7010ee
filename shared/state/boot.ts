import { atom } from 'jotai/vanilla';
import type { Boot } from '../contracts/boot';
import { sessionAtom } from './session';

/** What the server wrote into the page; the shell sets it once, before the first paint. */
export const bootAtom = atom<Boot | null>(null);

/**
 * The user to paint the frame for: the session's own word as soon as it is known, what came with the page until then.
 * Pages that show private things wait for the session instead.
 */
export const viewerAtom = atom((get) => {
  const { user, status } = get(sessionAtom);
  const known = status === 'authenticated' || status === 'unauthenticated';
  return known ? user : (user ?? get(bootAtom)?.session?.user ?? null);
});
