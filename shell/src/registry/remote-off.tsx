import type { RemoteName } from '@flint/shared/contracts/remotes';
import { StatePanel } from '@flint/shared/ui/state-panel';
import { GoHome } from './go-home';
import { RemotePlace } from './remote-place';
import { wordsOf } from './remote-words';

/** Panel in place of a remote that staff switched off. */
export function RemoteOff({ name }: { name: RemoteName }) {
  const { subject, safe } = wordsOf(name);
  return (
    <RemotePlace>
      <StatePanel role="status" art="dashed" title={`${subject} switched off for now`} actions={<GoHome />}>
        <p>{safe} It comes back here by itself, and everything else works.</p>
      </StatePanel>
    </RemotePlace>
  );
}
