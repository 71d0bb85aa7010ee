import { atom } from 'jotai/vanilla';
import type { Store } from '../contracts/remotes';
import { withStorage } from './with-storage';

export const MOTIONS = ['system', 'reduced', 'full'] as const;
export type Motion = (typeof MOTIONS)[number];

const KEY = 'flint:motion';

/** How much may move; `system` follows the device. Belongs to the browser, like the theme. */
export const motionAtom = atom<Motion>(readMotion());

/** What is kept in this browser; `system` when there is nothing or storage is not available. */
export function readMotion(): Motion {
  const kept = withStorage(() => localStorage.getItem(KEY));
  return MOTIONS.find((motion) => motion === kept) ?? 'system';
}

/** Takes effect at once, and is kept where storage allows. The style sheets read it from the root element. */
export function setMotion(store: Store, motion: Motion): void {
  store.set(motionAtom, motion);
  if (motion === 'system') document.documentElement.removeAttribute('data-motion');
  else document.documentElement.setAttribute('data-motion', motion);
  withStorage(() => localStorage.setItem(KEY, motion));
}
