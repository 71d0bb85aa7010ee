import type { NavPort, RemoteName } from '@flint/shared/contracts/remotes';
import { useRef } from 'react';
import { Loading } from '../layout/loading';
import { RemoteFailed } from './remote-failed';
import { RemoteOff } from './remote-off';
import { useRemote } from './use-remote';

export interface RemoteOutletProps {
  name: RemoteName;
  nav: NavPort;
}

/**
 * Outlet for a remote's page. Isolates failures: a failing remote affects only its own place. That is busy until its page
 * is shown, so that the prerendered page stays until then.
 */
export function RemoteOutlet({ name, nav }: RemoteOutletProps) {
  const slot = useRef<HTMLDivElement>(null);
  const { state, release, retry } = useRemote(name, nav, slot);
  if (!release) return <RemoteOff name={name} />;
  return (
    <>
      {state.phase === 'loading' && <Loading />}
      {state.phase === 'failed' && <RemoteFailed release={release} error={state.error} at={state.at} onRetry={retry} />}
      <div ref={slot} hidden={state.phase !== 'ready'} aria-busy={state.phase === 'loading' || undefined} />
    </>
  );
}
