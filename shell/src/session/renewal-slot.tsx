import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { renewalAtom } from './wanted-renewal';

const RenewalDialog = lazy(() => import(/* webpackChunkName: "renewal-dialog" */ './renewal-dialog'));

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
