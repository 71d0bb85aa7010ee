import type { NavPort, Store } from '@flint/shared/contracts/remotes';

/** What the router's routes need of the shell. */
export interface Host {
  store: Store;
  nav: NavPort;
}
