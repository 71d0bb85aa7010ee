import type { RemoteName, RemoteRelease } from '@flint/shared/contracts/remotes';
import { bootAtom } from '@flint/shared/state/boot';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The release that an outlet shows; undefined while the remote is switched off. A changed plan takes effect at the next
 * page, so that typed text is not lost; at once where there is nothing to lose.
 */
export function useRelease(name: RemoteName, nothingToLose: boolean): RemoteRelease | undefined {
  const { pathname } = useLocation();
  const current = useAtomValue(bootAtom)?.remotes.find((release) => release.name === name && release.enabled);
  const [kept, keep] = useState({ pathname, release: current });
  const changed = kept.release?.manifest !== current?.manifest;
  const moved = kept.pathname !== pathname;
  const take = changed && (moved || nothingToLose || !kept.release);
  const release = take ? current : kept.release;
  if (take || moved) keep({ pathname, release });
  return release;
}
