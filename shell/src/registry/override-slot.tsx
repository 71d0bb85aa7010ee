import { bootAtom } from '@flint/shared/state/boot';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';

const OverrideBanner = lazy(() => import(/* webpackChunkName: "override-banner" */ './override-banner'));

/** The banner over every page while staff override a remote in this browser. */
export function OverrideSlot() {
  const boot = useAtomValue(bootAtom);
  if (!boot?.overrideRefused && !boot?.remotes.some(({ override }) => override)) return null;
  return (
    <Suspense fallback={null}>
      <OverrideBanner boot={boot} />
    </Suspense>
  );
}
