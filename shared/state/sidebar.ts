import { atom } from 'jotai/vanilla';
import type { Store } from '../contracts/remotes';
import { withStorage } from './with-storage';

const KEY = 'flint:sidebar-open';

/** Whether the sidebar is open; kept for the browser session. */
export const sidebarAtom = atom(readSidebar());

/** Open unless this browser session closed it, also when storage is not available. */
export function readSidebar(): boolean {
  return withStorage(() => sessionStorage.getItem(KEY)) !== 'false';
}

/** Opens or closes the sidebar and stores that where storage allows. */
export function setSidebar(store: Store, open: boolean): void {
  store.set(sidebarAtom, open);
  withStorage(() => sessionStorage.setItem(KEY, String(open)));
}
