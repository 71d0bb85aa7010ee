import { atom } from 'jotai/vanilla';
import type { Store } from '../contracts/remotes';
import { withStorage } from './with-storage';

export const MOTIONS = ['system', 'reduced', 'full'] as const;
export type Motion = (typeof MOTIONS)[number];

const KEY = 'flint:motion';

/** Reduced-motion preference; `system` follows the device. Stored per browser, like the theme. */
export const motionAtom = atom<Motion>(readMotion());

/** Reads the stored preference; `system` when there is none or storage is not available. */
export function readMotion(): Motion {
  const kept = withStorage(() => localStorage.getItem(KEY));
  return MOTIONS.find((motion) => motion === kept) ?? 'system';
}

/** Applies the preference at once by an attribute of the root element, and stores it where storage allows. */
export function setMotion(store: Store, motion: Motion): void {
  store.set(motionAtom, motion);
  if (motion === 'system') document.documentElement.removeAttribute('data-motion');
  else document.documentElement.setAttribute('data-motion', motion);
  withStorage(() => localStorage.setItem(KEY, motion));
}
