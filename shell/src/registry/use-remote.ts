import { reportError } from '@flint/shared/api/report';
import { CONTRACT_VERSION, type HostContext, type NavPort, type RemoteName } from '@flint/shared/contracts/remotes';
import { useStore } from 'jotai';
import { type RefObject, useEffect, useState } from 'react';
import { mountRemote } from './mount-remote';
import { loadApp, pageAt, releaseOf } from './remotes';
import { reportHealth } from './report-health';
import { useRelease } from './use-release';

export type RemoteState = { phase: 'loading' | 'ready' } | { phase: 'failed'; error: Error; at: Date };

/** Time from the manifest to the mount after which a remote counts as failed, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Keeps a remote mounted in a slot while the component lives. `retry` starts over. */
export function useRemote(name: RemoteName, nav: NavPort, slot: RefObject<HTMLElement | null>) {
  const store = useStore();
  const [state, setState] = useState<RemoteState>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const release = useRelease(name, state.phase === 'failed');

  useEffect(() => {
    if (!release) return;
    let gone = false;
    let late = false;
    let remote: ReturnType<typeof mountRemote> | undefined;
    // Each run of this effect needs its own element: the previous remote may still be unmounting.
    const element = document.createElement('div');
    element.dataset.remote = name;
    slot.current?.append(element);
    setState({ phase: 'loading' });

    const fail = (error: unknown, kind: 'load' | 'render' = 'load') => {
      late = false;
      reportError(error, { kind, remote: name });
      if (gone) return;
      reportHealth(release, error as Error);
      setState({ phase: 'failed', error: error as Error, at: new Date() });
    };
    let here = nav.getLocation().pathname;
    const host: HostContext = {
      contract: CONTRACT_VERSION,
      owns(pathname) {
        // The next page belongs to the next version, if the plan has one.
        if (pageAt(pathname)?.owner === name && releaseOf(name)?.manifest === release.manifest) here = pathname;
        return pathname === here;
      },
      nav,
      store,
      reportError: (error, info) =>
        info?.fatal ? fail(error, 'render') : reportError(error, { kind: 'error', remote: name }),
    };
    async function start(given: NonNullable<typeof release>) {
      const app = await loadApp(given, attempt > 0);
      if (gone) return;
      remote = mountRemote(app, element, host);
      await remote.mounted;
      if (gone) return;
      reportHealth(given);
      // A remote that arrives late takes the place of the panel.
      setState((now) => (now.phase === 'failed' && !late ? now : { phase: 'ready' }));
    }
    const deadline = setTimeout(() => {
      fail(new Error(`It did not load within ${PATIENCE_MS / 1000} seconds.`));
      late = true;
    }, PATIENCE_MS);
    start(release)
      .catch(fail)
      .finally(() => clearTimeout(deadline));

    return () => {
      gone = true;
      clearTimeout(deadline);
      if (remote) void remote.unmount();
      else element.remove();
    };
  }, [name, nav, slot, store, attempt, release]);

  return { state, release, retry: () => setAttempt((count) => count + 1) };
}
