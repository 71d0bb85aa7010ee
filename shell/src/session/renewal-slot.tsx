import { lazyPart } from '@flint/shared/ui/lazy-part';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { renewalAtom } from './wanted-renewal';

const RenewalDialog = lazyPart(() => import(/* webpackChunkName: "renewal-dialog" */ './renewal-dialog'));

/** The sign-in dialog, while the session has to be renewed. */
export function RenewalSlot() {
  const wanted = useAtomValue(renewalAtom);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <RenewalDialog {...wanted} />
    </Suspense>
  );
}
