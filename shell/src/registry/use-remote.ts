import { reportError } from '@flint/shared/api/report';
import { CONTRACT_VERSION, type HostContext, type NavPort, type RemoteName } from '@flint/shared/contracts/remotes';
import { pageOf } from '@flint/shared/contracts/routes';
import { useStore } from 'jotai';
import { type RefObject, useEffect, useState } from 'react';
import { mountRemote } from './mount-remote';
import { loadApp } from './remotes';

export type RemoteState = { phase: 'loading' | 'ready' } | { phase: 'failed'; error: Error; at: Date };

/** Keeps a remote mounted in a slot for as long as the component lives. `retry` starts it over. */
export function useRemote(name: RemoteName, nav: NavPort, slot: RefObject<HTMLElement | null>) {
  const store = useStore();
  const [state, setState] = useState<RemoteState>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let gone = false;
    let remote: ReturnType<typeof mountRemote> | undefined;
    // An element per run of this effect: the one before may still be on its way out.
    const element = document.createElement('div');
    element.dataset.remote = name;
    slot.current?.append(element);
    setState({ phase: 'loading' });

    const fail = (error: unknown) => {
      reportError(error, { action: `remote ${name}` });
      if (!gone) setState({ phase: 'failed', error: error as Error, at: new Date() });
    };
    const host: HostContext = {
      contract: CONTRACT_VERSION,
      owns: (pathname) => pageOf(pathname)?.owner === name,
      nav,
      store,
      reportError: (error, info) => (info?.fatal ? fail(error) : reportError(error, { action: `remote ${name}` })),
    };
    async function start() {
      const app = await loadApp(name, attempt > 0);
      if (gone) return;
      remote = mountRemote(app, element, host);
      await remote.mounted;
      if (!gone) setState((now) => (now.phase === 'failed' ? now : { phase: 'ready' }));
    }
    start().catch(fail);

    return () => {
      gone = true;
      if (remote) void remote.unmount();
      else element.remove();
    };
  }, [name, nav, slot, store, attempt]);

  return { state, retry: () => setAttempt((count) => count + 1) };
}
