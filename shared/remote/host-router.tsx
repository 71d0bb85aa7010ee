import { type ReactNode, useMemo, useRef, useSyncExternalStore } from 'react';
import { createPath, type Navigator, Router } from 'react-router-dom';
import type { HostContext } from '../contracts/remotes';

/** Runs a remote's routes on the host's history, so that there is no second history to synchronise. */
export function HostRouter({ host, children }: { host: HostContext; children: ReactNode }) {
  const navigator = useMemo(() => navigatorOf(host), [host]);
  return (
    <Router location={useOwnLocation(host)} navigator={navigator}>
      {children}
    </Router>
  );
}

/**
 * The host's location while this remote owns it; afterwards its last own location, because the remote is about to
 * unmount.
 */
function useOwnLocation({ nav, owns }: HostContext) {
  const last = useRef(nav.getLocation());
  return useSyncExternalStore(nav.subscribe, () => {
    const location = nav.getLocation();
    if (owns(location.pathname)) last.current = location;
    return last.current;
  });
}

function navigatorOf({ nav }: HostContext): Navigator {
  return {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    push: (to, state, options) => nav.navigate(target(to), { state, ...scrollOf(options) }),
    replace: (to, state, options) => nav.navigate(target(to), { replace: true, state, ...scrollOf(options) }),
    go: (steps) => nav.navigate(steps),
  };
}

const scrollOf = (options: Parameters<Navigator['push']>[2]) =>
  options?.preventScrollReset ? { preventScrollReset: true } : {};

const target = (to: Parameters<Navigator['push']>[0]) => (typeof to === 'string' ? to : createPath(to));
